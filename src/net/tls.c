/*
 * tls.c: TLS with a certificate that is named by its files. The files are looked at every two seconds, and at once if the
 * owner asks: a renewed certificate counts for every connection from then on, while those that are open keep the one they
 * have. Files that do not fit, as between the copying of one and of the other, change nothing.
 */
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "net_internal.h"

static const double looked_at_each = 2; /* seconds */

/* What tells a file from its successor. */
struct stamp {
    dev_t device;
    ino_t number;
    off_t size;
    struct timespec changed;
};

struct tls {
    SSL_CTX *context;
    const char *certificate, *key;
    struct stamp certificate_stamp, key_stamp; /* of the files that were last tried */
};

static bool take_stamp(const char *path, struct stamp *stamp)
{
    struct stat file;
    memset(stamp, 0, sizeof *stamp);
    if (stat(path, &file) != 0)
        return false;
    stamp->device = file.st_dev;
    stamp->number = file.st_ino;
    stamp->size = file.st_size;
    stamp->changed = file.st_ctim;
    return true;
}

/* Nobody is asked for a password: a key must be readable as it is. */
static int no_password(char *password, int size, int writing, void *context)
{
    (void)password;
    (void)size;
    (void)writing;
    (void)context;
    return 0;
}

/* We speak HTTP/1.1 alone. */
static int choose_protocol(SSL *session, const unsigned char **chosen, unsigned char *chosen_size,
                           const unsigned char *offered, unsigned size, void *context)
{
    static const unsigned char ours[] = "\x08http/1.1";
    unsigned char *found;
    (void)session;
    (void)context;
    if (SSL_select_next_proto(&found, chosen_size, ours, sizeof ours - 1, offered, size) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *chosen = found;
    return SSL_TLSEXT_ERR_OK;
}

/* Reads both files. NULL if they are no certificate with its key: *problem says what is wrong. */
static SSL_CTX *load(const char *certificate, const char *key, const char **problem)
{
    SSL_CTX *const context = SSL_CTX_new(TLS_server_method());
    *problem = "no-memory";
    if (!context)
        return NULL;
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE |
                                     SSL_OP_IGNORE_UNEXPECTED_EOF);
    SSL_CTX_set_mode(context,
                     SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context,
                                   SSL_SESS_CACHE_OFF); /* clients keep their sessions themselves, as tickets */
    SSL_CTX_set_default_passwd_cb(context, no_password);
    SSL_CTX_set_alpn_select_cb(context, choose_protocol, NULL);
    if (SSL_CTX_use_certificate_chain_file(context, certificate) != 1)
        *problem = "bad-certificate";
    else if (SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) != 1)
        *problem = ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH ? "wrong-key" : "bad-key";
    else if (SSL_CTX_check_private_key(context) != 1)
        *problem = "wrong-key";
    else
        *problem = NULL;
    ERR_clear_error();
    if (!*problem)
        return context;
    SSL_CTX_free(context);
    return NULL;
}

/* When the certificate ends, in seconds since 1970. */
static int64_t expiry_of(SSL_CTX *context)
{
    const X509 *const certificate = SSL_CTX_get0_certificate(context);
    struct tm end;
    if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1)
        return 0;
    return (int64_t)timegm(&end);
}

static void install(struct nika_listen *listen, SSL_CTX *context)
{
    SSL_CTX_free(listen->tls->context); /* open sessions keep theirs */
    listen->tls->context = context;
    listen->figures.certificate_expires = (uint64_t)expiry_of(context);
}

void nika_listen_renew(struct nika_listen *listen)
{
    struct tls *const tls = listen->tls;
    struct stamp certificate, key;
    const char *problem = NULL;
    if (!tls)
        return;
    /* A file that is missing for a moment is tried again, without a word, when it is back. */
    if (!take_stamp(tls->certificate, &certificate) || !take_stamp(tls->key, &key))
        return;
    if (memcmp(&certificate, &tls->certificate_stamp, sizeof certificate) == 0 &&
        memcmp(&key, &tls->key_stamp, sizeof key) == 0)
        return;
    tls->certificate_stamp = certificate;
    tls->key_stamp = key;
    SSL_CTX *const context = load(tls->certificate, tls->key, &problem);
    if (context) {
        install(listen, context);
        listen->figures.certificates++;
    } else {
        listen->figures.bad_certificates++;
    }
    listen->owner.renewed(listen->owner.context, problem);
}

static void on_renewal(struct ev_loop *loop, ev_timer *timer, int events)
{
    (void)loop;
    (void)events;
    nika_listen_renew(timer->data);
}

const char *tls_begin(struct nika_listen *listen, const char *certificate, const char *key)
{
    const char *problem = "no-memory";
    struct tls *const tls = calloc(1, sizeof *tls);
    if (!tls)
        return problem;
    tls->certificate = certificate;
    tls->key = key;
    if (!take_stamp(certificate, &tls->certificate_stamp)) {
        free(tls);
        return "no-certificate";
    }
    if (!take_stamp(key, &tls->key_stamp)) {
        free(tls);
        return "no-key";
    }
    SSL_CTX *const context = load(certificate, key, &problem);
    if (!context) {
        free(tls);
        return problem;
    }
    listen->tls = tls;
    install(listen, context);
    ev_timer_init(&listen->renewal, on_renewal, looked_at_each, looked_at_each);
    listen->renewal.data = listen;
    ev_timer_start(listen->loop, &listen->renewal);
    return NULL;
}

void tls_end(struct nika_listen *listen)
{
    if (!listen->tls)
        return;
    ev_timer_stop(listen->loop, &listen->renewal);
    SSL_CTX_free(listen->tls->context);
    free(listen->tls);
}

bool tls_session_begin(struct connection *connection)
{
    connection->session = SSL_new(connection->listen->tls->context);
    if (!connection->session || SSL_set_fd(connection->session, connection->fd) != 1)
        return false;
    SSL_set_accept_state(connection->session);
    return true;
}

void tls_session_end(struct connection *connection)
{
    SSL_free(connection->session);
    connection->session = NULL;
}
