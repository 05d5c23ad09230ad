#include <nika/justinian.h>
#include "../mind.h"
const struct nika_wit nika_justinian_wit;
