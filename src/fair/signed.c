/*
 * signed.c: what a server's signature of a record covers (docs/fairness.md), for those who sign and those who check. The
 * signature itself, Ed25519, is made and checked outside, by libraries that the engine does not have.
 */
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>

static const char member[] = ",\"signature\":\"";

void nika_signed_message(const struct nika_hash *record, uint8_t message[NIKA_SIGNED_BYTES])
{
    static const char label[] = "nika-record-1"; /* its NUL ends it there, too */
    _Static_assert(sizeof label + NIKA_FAIR_BYTES == NIKA_SIGNED_BYTES, "a label and a hash");
    memcpy(message, label, sizeof label);
    memcpy(message + sizeof label, record->bytes, sizeof record->bytes);
}

void nika_signed_write(const uint8_t signature[NIKA_SIGNATURE_BYTES], struct nika_text *line)
{
    char digits[2 * NIKA_SIGNATURE_BYTES + 1];
    nika_hex(signature, NIKA_SIGNATURE_BYTES, digits);
    nika_text_add(line, member);
    nika_text_add(line, digits);
    nika_text_add(line, "\"}");
}

bool nika_signed_read(const char *line, size_t size, size_t *covered, uint8_t signature[NIKA_SIGNATURE_BYTES])
{
    enum { MEMBER = sizeof member - 1, DIGITS = 2 * NIKA_SIGNATURE_BYTES, END = 2 };
    if (size < MEMBER + DIGITS + END)
        return false;
    *covered = size - (MEMBER + DIGITS + END);
    return memcmp(line + *covered, member, MEMBER) == 0 && memcmp(line + size - END, "\"}", END) == 0 &&
           nika_unhex(line + *covered + MEMBER, DIGITS, signature, NIKA_SIGNATURE_BYTES);
}
