/*
 * call.c: the network client: HTTP requests and a WebSocket to a server, by libwebsockets (see nika/call.h).
 *
 * The library runs its own event loop in its own thread: resolving a name can take seconds, and the user at the
 * keyboard must not wait for it. Orders and events travel through two queues under one lock.
 */
#include <nika/call.h>

#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <netdb.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    TIMEOUT = 15,     /* timeout of a response and of a connection attempt, in seconds */
    QUIET_ASKED = 20, /* seconds of silence before the server is pinged */
    QUIET_ENDED = 30, /* seconds of silence before it counts as dead */
    RECEIVED_AT_ONCE = 16384,
    DESCRIPTORS = 16
};

enum order_kind { ORDER_REQUEST, ORDER_OPEN, ORDER_SEND, ORDER_CLOSE, ORDER_ALARM, ORDER_STOP };

/* An order or an event. For a request, the bytes are method, path, token and body, each with its NUL. */
struct item {
    struct item *next;
    unsigned kind, number, code;
    size_t size;
    char bytes[]; /* outgoing bytes leave LWS_PRE bytes free at the start */
};

struct queue {
    struct item *first, *last;
};

/* A request, or the WebSocket. */
struct exchange {
    struct nika_call *call;
    struct lws *wsi;
    struct item *order; /* what was asked for */
    bool is_socket;
    bool connecting; /* inside the library's connect call: what the library destroys, the caller frees */
    bool told;       /* its end was reported, or nobody is interested */
    unsigned code;
    struct queue sending;
    char *received;
    size_t size, room;
};

struct nika_call {
    struct nika_address address;
    pthread_t thread;
    pthread_mutex_t lock;
    struct queue orders, events;
    int wake[2];
    struct item *fetched;
    unsigned sockets, alarms; /* numbers of the latest ones: events of earlier ones are no longer reported */
    struct lws_context *context;
    /* Private to the thread: */
    struct exchange *socket;
    lws_sorted_usec_list_t alarm;
    unsigned alarm_number;
    bool stops;
};

/*
 * Queues.
 */

static struct item *make_item(unsigned kind, unsigned number, unsigned code, size_t size)
{
    struct item *item = malloc(sizeof *item + size + 1);
    if (!item)
        abort(); /* a client out of memory can only exit */
    *item = (struct item){.kind = kind, .number = number, .code = code, .size = size};
    item->bytes[size] = '\0';
    return item;
}

static void put(struct queue *queue, struct item *item)
{
    if (queue->first)
        queue->last->next = item;
    else
        queue->first = item;
    queue->last = item;
}

static struct item *take(struct queue *queue)
{
    struct item *item = queue->first;
    if (item) {
        queue->first = item->next;
        item->next = NULL;
    }
    return item;
}

static void clear(struct queue *queue)
{
    for (struct item *item; (item = take(queue));)
        free(item);
}

static void tell(struct nika_call *call, enum nika_call_kind kind, unsigned number, unsigned code, const char *bytes,
                 size_t size)
{
    struct item *item = make_item(kind, number, code, size);
    if (size)
        memcpy(item->bytes, bytes, size);
    pthread_mutex_lock(&call->lock);
    const bool wakes = !call->events.first;
    put(&call->events, item);
    if (wakes) {
        const ssize_t written = write(call->wake[1], "", 1);
        (void)written; /* a full pipe wakes the loop as well */
    }
    pthread_mutex_unlock(&call->lock);
}

static void order(struct nika_call *call, struct item *item)
{
    pthread_mutex_lock(&call->lock);
    put(&call->orders, item);
    pthread_mutex_unlock(&call->lock);
    lws_cancel_service(call->context);
}

/*
 * Exchanges.
 */

static void tell_end(struct exchange *exchange, enum nika_call_kind kind, const char *why)
{
    const bool answered = kind == NIKA_CALL_ANSWERED;
    if (exchange->told)
        return;
    exchange->told = true;
    tell(exchange->call, kind, exchange->order->number, exchange->code, answered ? exchange->received : why,
         answered ? exchange->size : strlen(why));
}

static void free_exchange(struct exchange *exchange)
{
    if (exchange->call->socket == exchange)
        exchange->call->socket = NULL;
    clear(&exchange->sending);
    free(exchange->received);
    free(exchange->order);
    free(exchange);
}

/* Appends received bytes; false if the limit is exceeded. */
static bool receive(struct exchange *exchange, const void *bytes, size_t size)
{
    const size_t most = exchange->is_socket ? NIKA_CALL_MESSAGE_MAX : NIKA_CALL_BODY_MAX;
    if (size > most - exchange->size)
        return false;
    if (exchange->size + size > exchange->room) {
        const size_t room = 2 * (exchange->size + size);
        char *larger = realloc(exchange->received, room);
        if (!larger)
            return false;
        exchange->received = larger;
        exchange->room = room;
    }
    if (size)
        memcpy(exchange->received + exchange->size, bytes, size);
    exchange->size += size;
    return true;
}

static const char *token_of(const struct item *item)
{
    const char *path = item->bytes + strlen(item->bytes) + 1;
    return path + strlen(path) + 1;
}

static const char *body_of(const struct item *item)
{
    const char *token = token_of(item);
    return token + strlen(token) + 1;
}

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at, unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name, (const unsigned char *)value,
                                       (int)strlen(value), at, end) == 0;
}

/* The request's head is about to be sent. */
static int add_headers(const struct exchange *exchange, unsigned char **at, size_t room)
{
    unsigned char *end = *at + room;
    const struct item *request = exchange->order;
    char value[256];
    if (exchange->is_socket)
        return 0;
    const bool has_body = strcmp(request->bytes, "GET") != 0;
    if (*token_of(request)) {
        snprintf(value, sizeof value, "Bearer %s", token_of(request));
        if (!add_header(exchange->wsi, "authorization:", value, at, end))
            return -1;
    }
    if (!has_body)
        return 0;
    snprintf(value, sizeof value, "%zu", strlen(body_of(request)));
    if (!add_header(exchange->wsi, "content-type:", "application/json", at, end) ||
        !add_header(exchange->wsi, "content-length:", value, at, end))
        return -1;
    if (*body_of(request)) {
        lws_client_http_body_pending(exchange->wsi, 1);
        lws_callback_on_writable(exchange->wsi);
    }
    return 0;
}

static int send_body(const struct exchange *exchange)
{
    unsigned char bytes[LWS_PRE + 8192];
    const char *body = body_of(exchange->order);
    const size_t size = strlen(body);
    if (size >= sizeof bytes - LWS_PRE)
        return -1;
    memcpy(bytes + LWS_PRE, body, size + 1);
    lws_client_http_body_pending(exchange->wsi, 0);
    return lws_write(exchange->wsi, bytes + LWS_PRE, size, LWS_WRITE_HTTP_FINAL) < (int)size ? -1 : 0;
}

static int send_next(struct exchange *exchange)
{
    struct item *item = take(&exchange->sending);
    if (!item)
        return 0;
    const size_t size = item->size - LWS_PRE;
    const int written = lws_write(exchange->wsi, (unsigned char *)item->bytes + LWS_PRE, size, LWS_WRITE_TEXT);
    free(item);
    if (exchange->sending.first)
        lws_callback_on_writable(exchange->wsi);
    return written < (int)size ? -1 : 0;
}

/* A fragment of a message. */
static int receive_piece(struct exchange *exchange, const void *bytes, size_t size)
{
    if (lws_frame_is_binary(exchange->wsi) || !receive(exchange, bytes, size)) {
        exchange->code = NIKA_CALL_NONSENSE;
        tell_end(exchange, NIKA_CALL_CLOSED, "nonsense");
        return -1;
    }
    if (lws_is_final_fragment(exchange->wsi) && !lws_remaining_packet_payload(exchange->wsi)) {
        if (!exchange->told)
            tell(exchange->call, NIKA_CALL_MESSAGE, exchange->order->number, 0, exchange->received, exchange->size);
        exchange->size = 0;
    }
    return 0;
}

/* Lets the library read what has arrived of a body. */
static int read_body(struct lws *wsi)
{
    char bytes[LWS_PRE + 4096];
    char *at = bytes + LWS_PRE;
    int size = (int)sizeof bytes - LWS_PRE;
    return lws_http_client_read(wsi, &at, &size) < 0 ? -1 : 0;
}

static unsigned close_code(const void *bytes, size_t size)
{
    const unsigned char *code = bytes;
    return size >= 2 ? (unsigned)code[0] << 8 | code[1] : 0;
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size)
{
    struct exchange *exchange = user;
    if (!exchange) /* the library's own connection */
        return 0;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        exchange->wsi = wsi;
        return add_headers(exchange, in, size);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: {
        /* The library distinguishes this case only by its message text; 1 is OpenSSL's SSL_ERROR_SSL. */
        const bool untrusted = in && strstr(in, "SSL err 1:");
        exchange->code = untrusted ? NIKA_CALL_UNTRUSTED : 0;
        tell_end(exchange, exchange->is_socket ? NIKA_CALL_CLOSED : NIKA_CALL_FAILED,
                 untrusted ? "untrusted" : "unreachable");
        return 0;
    }
    /* Requests. */
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        exchange->code = lws_http_client_http_response(wsi);
        return 0;
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        return send_body(exchange);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        return read_body(wsi);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        return receive(exchange, in, size) ? 0 : -1;
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
        tell_end(exchange, NIKA_CALL_ANSWERED, NULL);
        return -1; /* one request per connection */
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
        tell_end(exchange, NIKA_CALL_FAILED, "closed");
        return 0;
    /* The WebSocket. */
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        if (!exchange->told)
            tell(exchange->call, NIKA_CALL_OPENED, exchange->order->number, 0, NULL, 0);
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return send_next(exchange);
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return receive_piece(exchange, in, size);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        exchange->code = close_code(in, size);
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED:
        tell_end(exchange, NIKA_CALL_CLOSED, "closed");
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        tell_end(exchange, exchange->is_socket ? NIKA_CALL_CLOSED : NIKA_CALL_FAILED, "closed");
        exchange->wsi = NULL;
        if (!exchange->connecting)
            free_exchange(exchange);
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "call", .callback = callback, .rx_buffer_size = RECEIVED_AT_ONCE}, {.name = NULL}};

/*
 * The thread.
 */

/* The address as in a Host header. */
static void write_host(const struct nika_address *address, char *host, size_t room)
{
    const bool number = strchr(address->host, ':') != NULL;
    const bool usual = address->port == (address->secure ? 443 : 80);
    if (usual)
        snprintf(host, room, number ? "[%s]" : "%s", address->host);
    else
        snprintf(host, room, number ? "[%s]:%u" : "%s:%u", address->host, address->port);
}

/* localhost always means this machine, even if no hosts file says so (RFC 6761). */
static const char *where_to(const char *host)
{
    struct addrinfo *found;
    if (strcmp(host, "localhost") != 0)
        return host;
    if (getaddrinfo(host, NULL, NULL, &found) != 0)
        return "127.0.0.1";
    freeaddrinfo(found);
    return host;
}

/* Starts an exchange; takes ownership of the order. For a WebSocket its bytes are path and protocol. */
static void begin(struct nika_call *call, struct item *item)
{
    static const lws_retry_bo_t timeout = {.secs_since_valid_ping = QUIET_ASKED,
                                           .secs_since_valid_hangup = QUIET_ENDED};
    const bool is_socket = item->kind == ORDER_OPEN;
    const char *first = item->bytes, *second = first + strlen(first) + 1;
    char host[NIKA_CALL_HOST_MAX + 16];
    struct exchange *exchange = calloc(1, sizeof *exchange);
    if (!exchange)
        abort();
    *exchange = (struct exchange){.call = call, .order = item, .is_socket = is_socket, .connecting = true};
    if (is_socket)
        call->socket = exchange;
    write_host(&call->address, host, sizeof host);
    const struct lws_client_connect_info info = {.context = call->context,
                                                 .address = where_to(call->address.host),
                                                 .port = (int)call->address.port,
                                                 .ssl_connection = (call->address.secure ? (int)LCCSCF_USE_SSL : 0) |
                                                                   (int)LCCSCF_HTTP_NO_FOLLOW_REDIRECT,
                                                 .path = is_socket ? first : second,
                                                 .host = host,
                                                 .method = is_socket ? NULL : first,
                                                 .protocol = is_socket ? second : NULL,
                                                 .local_protocol_name = protocols[0].name,
                                                 .alpn = "http/1.1",
                                                 .userdata = exchange,
                                                 .pwsi = &exchange->wsi,
                                                 .retry_and_idle_policy = is_socket ? &timeout : NULL};
    const bool begun = lws_client_connect_via_info(&info) != NULL;
    exchange->connecting = false;
    if (begun)
        return;
    tell_end(exchange, is_socket ? NIKA_CALL_CLOSED : NIKA_CALL_FAILED, "not-found");
    free_exchange(exchange);
}

static void ring(lws_sorted_usec_list_t *alarm)
{
    struct nika_call *call = lws_container_of(alarm, struct nika_call, alarm);
    tell(call, NIKA_CALL_RANG, call->alarm_number, 0, NULL, 0);
}

static void hang_up(struct nika_call *call)
{
    struct exchange *exchange = call->socket;
    if (!exchange)
        return;
    exchange->told = true;
    call->socket = NULL;
    if (exchange->wsi)
        lws_set_timeout(exchange->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* Executes an order; takes ownership of it. */
static void obey(struct nika_call *call, struct item *item)
{
    switch (item->kind) {
    case ORDER_REQUEST:
        begin(call, item);
        return;
    case ORDER_OPEN:
        hang_up(call);
        begin(call, item);
        return;
    case ORDER_SEND:
        if (call->socket && call->socket->wsi) {
            put(&call->socket->sending, item);
            lws_callback_on_writable(call->socket->wsi);
            return;
        }
        break;
    case ORDER_CLOSE:
        hang_up(call);
        break;
    case ORDER_ALARM:
        call->alarm_number = item->number;
        lws_sul_schedule(call->context, 0, &call->alarm, ring, (lws_usec_t)item->code * LWS_US_PER_MS);
        break;
    default:
        call->stops = true;
        break;
    }
    free(item);
}

static struct item *next_order(struct nika_call *call)
{
    pthread_mutex_lock(&call->lock);
    struct item *item = take(&call->orders);
    pthread_mutex_unlock(&call->lock);
    return item;
}

static void *work(void *context)
{
    struct nika_call *call = context;
    while (!call->stops) {
        for (struct item *item; !call->stops && (item = next_order(call));)
            obey(call, item);
        if (!call->stops && lws_service(call->context, 0) < 0)
            break;
    }
    lws_sul_schedule(call->context, 0, &call->alarm, ring, LWS_SET_TIMER_USEC_CANCEL);
    lws_context_destroy(call->context);
    return NULL;
}

/*
 * Called from other threads.
 */

static bool open_pipe(int wake[2])
{
    if (pipe(wake) != 0)
        return false;
    for (unsigned i = 0; i < 2; i++) {
        fcntl(wake[i], F_SETFL, O_NONBLOCK);
        fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

/* Signals are left to the thread that waits for keys. */
static bool start_thread(struct nika_call *call)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool started = pthread_create(&call->thread, NULL, work, call) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

struct nika_call *nika_call_new(const struct nika_address *address)
{
    const struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                                   .protocols = protocols,
                                                   .options =
                                                       address->secure ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
                                                   .fd_limit_per_thread = DESCRIPTORS,
                                                   .timeout_secs = TIMEOUT,
                                                   .connect_timeout_secs = TIMEOUT};
    struct nika_call *call = calloc(1, sizeof *call);
    if (!call)
        return NULL;
    call->address = *address;
    if (!open_pipe(call->wake)) {
        free(call);
        return NULL;
    }
    lws_set_log_level(0, NULL);
    call->context = lws_create_context(&info);
    pthread_mutex_init(&call->lock, NULL);
    if (call->context && start_thread(call))
        return call;
    if (call->context)
        lws_context_destroy(call->context);
    pthread_mutex_destroy(&call->lock);
    close(call->wake[0]);
    close(call->wake[1]);
    free(call);
    return NULL;
}

void nika_call_free(struct nika_call *call)
{
    if (!call)
        return;
    order(call, make_item(ORDER_STOP, 0, 0, 0));
    pthread_join(call->thread, NULL);
    pthread_mutex_destroy(&call->lock);
    clear(&call->orders);
    clear(&call->events);
    free(call->fetched);
    close(call->wake[0]);
    close(call->wake[1]);
    free(call);
}

int nika_call_wake(const struct nika_call *call)
{
    return call->wake[0];
}

/* Whether an event concerns something nobody is interested in any more. */
static bool is_old(const struct nika_call *call, const struct item *item)
{
    if (item->kind == NIKA_CALL_ANSWERED || item->kind == NIKA_CALL_FAILED)
        return false;
    return item->number != (item->kind == NIKA_CALL_RANG ? call->alarms : call->sockets);
}

static struct item *next_event(struct nika_call *call)
{
    char bytes[16];
    pthread_mutex_lock(&call->lock);
    struct item *item = take(&call->events);
    if (!call->events.first)
        while (read(call->wake[0], bytes, sizeof bytes) > 0)
            continue;
    pthread_mutex_unlock(&call->lock);
    return item;
}

bool nika_call_next(struct nika_call *call, struct nika_call_event *event)
{
    do {
        free(call->fetched);
        call->fetched = next_event(call);
    } while (call->fetched && is_old(call, call->fetched));
    if (!call->fetched)
        return false;
    *event = (struct nika_call_event){.kind = (enum nika_call_kind)call->fetched->kind,
                                      .number = call->fetched->number,
                                      .code = call->fetched->code,
                                      .bytes = call->fetched->bytes,
                                      .size = call->fetched->size};
    return true;
}

/* Concatenates strings, each with its NUL. */
static struct item *make_strings(unsigned kind, unsigned number, const char *const *strings, unsigned count)
{
    size_t size = 0;
    for (unsigned i = 0; i < count; i++)
        size += strlen(strings[i]) + 1;
    struct item *item = make_item(kind, number, 0, size);
    char *at = item->bytes;
    for (unsigned i = 0; i < count; i++) {
        const size_t length = strlen(strings[i]) + 1;
        memcpy(at, strings[i], length);
        at += length;
    }
    return item;
}

void nika_call_request(struct nika_call *call, unsigned number, const char *method, const char *path, const char *token,
                       const char *body)
{
    const char *const strings[] = {method, path, token ? token : "", body ? body : ""};
    order(call, make_strings(ORDER_REQUEST, number, strings, 4));
}

void nika_call_open(struct nika_call *call, const char *path, const char *protocol)
{
    const char *const strings[] = {path, protocol};
    order(call, make_strings(ORDER_OPEN, ++call->sockets, strings, 2));
}

void nika_call_send(struct nika_call *call, const char *bytes, size_t size)
{
    struct item *item = make_item(ORDER_SEND, 0, 0, LWS_PRE + size);
    memcpy(item->bytes + LWS_PRE, bytes, size);
    order(call, item);
}

void nika_call_close(struct nika_call *call)
{
    call->sockets++;
    order(call, make_item(ORDER_CLOSE, 0, 0, 0));
}

void nika_call_alarm(struct nika_call *call, unsigned milliseconds)
{
    order(call, make_item(ORDER_ALARM, ++call->alarms, milliseconds, 0));
}
