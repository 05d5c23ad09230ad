#include <nika/byzantz.h>
#include "../mind.h"
const struct nika_wit nika_byzantz_wit;
