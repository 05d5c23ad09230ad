/*
 * net_dot.h: the loops in which nets spend their time, with SSE2, with WebAssembly's SIMD and in plain C: the same
 * integers. NIKA_PLAIN_NETS asks for plain C everywhere.
 *
 * Activations are int16, from 0 to 127, pooled ones to 191. No sum overflows (net_open.c refuses larger numbers, and
 * layouts of more than 255 columns, of which each selects at most one row and one slope):
 *   rows, int16:   255 · 128 = 32,640
 *   slopes:        255 · 128 · 255 < 2^23, also 256 times as large < 2^31
 *   a dot product: 256 inputs · 191 · 128 < 2^23, also 256 times as large < 2^31
 *   seven cards, 127 times:  7 · 127 · 128 · 127 + … < 2^24
 * and with the bias, 2^26 at most, and 32 times the rows, 2^20, a whole sum is below 2^27. Times a multiplier of 2^22 and
 * shifted by 20 it is below 2^29.
 */
#ifndef NIKA_NET_DOT_H
#define NIKA_NET_DOT_H

#include <stddef.h>
#include <stdint.h>

#if defined(NIKA_PLAIN_NETS)
#elif defined(__SSE2__)
#include <emmintrin.h>
#define NIKA_NET_VECTORS 1
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define NIKA_NET_VECTORS 1
#endif

enum { NET_SELECTED_MAX = 256, NET_ONE = 127 };

/* What the bytes of one thing, or the globals, select in a table. */
struct net_selected {
    unsigned rows, slopes;
    uint16_t row[NET_SELECTED_MAX];
    struct {
        uint16_t slope;
        int16_t value;
    } by[NET_SELECTED_MAX];
};

/* A sum as an activation. */
static inline int16_t net_activation(int32_t sum, int32_t multiplier)
{
    const int64_t output = ((int64_t)sum * multiplier + (1 << 19)) >> 20;
    return (int16_t)(output < 0 ? 0 : output > NET_ONE ? NET_ONE : output);
}

/* Part of a dot product, one by one. */
static inline int32_t net_dot_plain(const int8_t *weights, const int16_t *inputs, size_t count)
{
    int32_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += weights[i] * inputs[i];
    return sum;
}

/* One output of a table. */
static inline int32_t net_select_plain(const int8_t *rows, const int8_t *slopes, size_t outputs, size_t output,
                                       const struct net_selected *selected)
{
    int32_t sum = 0, by = 0;
    for (size_t i = 0; i < selected->rows; i++)
        sum += rows[selected->row[i] * outputs + output];
    for (size_t i = 0; i < selected->slopes; i++)
        by += slopes[selected->by[i].slope * outputs + output] * selected->by[i].value;
    return 32 * sum + by;
}

#ifdef NIKA_NET_VECTORS

#ifdef __SSE2__
typedef __m128i net_vector;

/* Weights are shifted by so many bits: what SSE2 does in one step less. */
enum { NET_SHIFT = 8 };

static inline net_vector net_zero(void)
{
    return _mm_setzero_si128();
}
static inline net_vector net_load(const void *at)
{
    return _mm_loadu_si128(at);
}
static inline void net_store(void *at, net_vector vector)
{
    _mm_storeu_si128(at, vector);
}
static inline net_vector net_add_16(net_vector a, net_vector b)
{
    return _mm_add_epi16(a, b);
}
static inline net_vector net_add_32(net_vector a, net_vector b)
{
    return _mm_add_epi32(a, b);
}
/* Eight weights as int16. */
static inline net_vector net_weights(const int8_t *at)
{
    const net_vector eight = _mm_loadl_epi64((const void *)at);
    return _mm_srai_epi16(_mm_unpacklo_epi8(eight, eight), 8);
}
/* The same, shifted. */
static inline net_vector net_shifted(const int8_t *at)
{
    return _mm_unpacklo_epi8(_mm_setzero_si128(), _mm_loadl_epi64((const void *)at));
}
/* Products of int16, each two neighbours added. */
static inline net_vector net_multiply(net_vector a, net_vector b)
{
    return _mm_madd_epi16(a, b);
}
static inline net_vector net_lower_32(net_vector a, net_vector b)
{
    return _mm_unpacklo_epi32(a, b);
}
static inline net_vector net_upper_32(net_vector a, net_vector b)
{
    return _mm_unpackhi_epi32(a, b);
}
static inline net_vector net_lower_64(net_vector a, net_vector b)
{
    return _mm_unpacklo_epi64(a, b);
}
static inline net_vector net_upper_64(net_vector a, net_vector b)
{
    return _mm_unpackhi_epi64(a, b);
}
/* Takes the shift back. */
static inline net_vector net_unshift(net_vector sums)
{
    return _mm_srai_epi32(sums, NET_SHIFT);
}
/* The weights of two slopes, alternating and shifted, and their values. */
static inline void net_two_slopes(const int8_t *a, const int8_t *b, net_vector two[2])
{
    const net_vector both = _mm_unpacklo_epi8(_mm_loadl_epi64((const void *)a), _mm_loadl_epi64((const void *)b));
    two[0] = _mm_unpacklo_epi8(_mm_setzero_si128(), both);
    two[1] = _mm_unpackhi_epi8(_mm_setzero_si128(), both);
}
static inline net_vector net_two_values(int16_t a, int16_t b)
{
    return _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)a | (uint32_t)(uint16_t)b << 16));
}
/* Four or eight int16 as int32, 32 times as large. */
static inline net_vector net_lower_rows(net_vector rows)
{
    return _mm_srai_epi32(_mm_unpacklo_epi16(_mm_setzero_si128(), rows), 11);
}
static inline net_vector net_upper_rows(net_vector rows)
{
    return _mm_srai_epi32(_mm_unpackhi_epi16(_mm_setzero_si128(), rows), 11);
}
/* Four sums, the negative ones as 0, times their multipliers, which are not negative either: the products are below 2^50
 * and what is left of them below 2^30. */
static inline net_vector net_scale(net_vector sums, net_vector multipliers)
{
    const net_vector half = _mm_set_epi32(0, 1 << 19, 0, 1 << 19);
    const net_vector positive = _mm_andnot_si128(_mm_srai_epi32(sums, 31), sums);
    const net_vector even = _mm_srli_epi64(_mm_add_epi64(_mm_mul_epu32(positive, multipliers), half), 20);
    const net_vector odd = _mm_srli_epi64(
        _mm_add_epi64(_mm_mul_epu32(_mm_srli_epi64(positive, 32), _mm_srli_epi64(multipliers, 32)), half), 20);
    return _mm_or_si128(even, _mm_slli_epi64(odd, 32));
}
/* Eight of them as activations. */
static inline net_vector net_clamp(net_vector a, net_vector b)
{
    return _mm_min_epi16(_mm_packs_epi32(a, b), _mm_set1_epi16(NET_ONE));
}

#else
typedef v128_t net_vector;

enum { NET_SHIFT = 0 };

static inline net_vector net_zero(void)
{
    return wasm_i64x2_const(0, 0);
}
static inline net_vector net_load(const void *at)
{
    return wasm_v128_load(at);
}
static inline void net_store(void *at, net_vector vector)
{
    wasm_v128_store(at, vector);
}
static inline net_vector net_add_16(net_vector a, net_vector b)
{
    return wasm_i16x8_add(a, b);
}
static inline net_vector net_add_32(net_vector a, net_vector b)
{
    return wasm_i32x4_add(a, b);
}
static inline net_vector net_weights(const int8_t *at)
{
    return wasm_i16x8_load8x8(at);
}
static inline net_vector net_shifted(const int8_t *at)
{
    return wasm_i16x8_load8x8(at);
}
static inline net_vector net_multiply(net_vector a, net_vector b)
{
    return wasm_i32x4_dot_i16x8(a, b);
}
static inline net_vector net_lower_32(net_vector a, net_vector b)
{
    return wasm_i32x4_shuffle(a, b, 0, 4, 1, 5);
}
static inline net_vector net_upper_32(net_vector a, net_vector b)
{
    return wasm_i32x4_shuffle(a, b, 2, 6, 3, 7);
}
static inline net_vector net_lower_64(net_vector a, net_vector b)
{
    return wasm_i64x2_shuffle(a, b, 0, 2);
}
static inline net_vector net_upper_64(net_vector a, net_vector b)
{
    return wasm_i64x2_shuffle(a, b, 1, 3);
}
static inline net_vector net_unshift(net_vector sums)
{
    return sums;
}
static inline void net_two_slopes(const int8_t *a, const int8_t *b, net_vector two[2])
{
    const net_vector both = wasm_i8x16_shuffle(wasm_v128_load64_zero(a), wasm_v128_load64_zero(b), 0, 16, 1, 17, 2, 18,
                                               3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    two[0] = wasm_i16x8_extend_low_i8x16(both);
    two[1] = wasm_i16x8_extend_high_i8x16(both);
}
static inline net_vector net_two_values(int16_t a, int16_t b)
{
    return wasm_i32x4_splat((int32_t)((uint32_t)(uint16_t)a | (uint32_t)(uint16_t)b << 16));
}
static inline net_vector net_lower_rows(net_vector rows)
{
    return wasm_i32x4_shl(wasm_i32x4_extend_low_i16x8(rows), 5);
}
static inline net_vector net_upper_rows(net_vector rows)
{
    return wasm_i32x4_shl(wasm_i32x4_extend_high_i16x8(rows), 5);
}
static inline net_vector net_scale(net_vector sums, net_vector multipliers)
{
    const net_vector half = wasm_i64x2_const(1 << 19, 1 << 19);
    const net_vector positive = wasm_i32x4_max(sums, net_zero());
    const net_vector lower = wasm_u64x2_extmul_low_u32x4(positive, multipliers);
    const net_vector upper = wasm_u64x2_extmul_high_u32x4(positive, multipliers);
    return wasm_i32x4_shuffle(wasm_u64x2_shr(wasm_i64x2_add(lower, half), 20),
                              wasm_u64x2_shr(wasm_i64x2_add(upper, half), 20), 0, 2, 4, 6);
}
static inline net_vector net_clamp(net_vector a, net_vector b)
{
    return wasm_i16x8_min(wasm_i16x8_narrow_i32x4(a, b), wasm_i16x8_const_splat(NET_ONE));
}
#endif

/* The sums of four vectors, shifted back. */
static inline net_vector net_sum_four(net_vector a, net_vector b, net_vector c, net_vector d)
{
    const net_vector ab = net_add_32(net_lower_32(a, b), net_upper_32(a, b));
    const net_vector cd = net_add_32(net_lower_32(c, d), net_upper_32(c, d));
    return net_unshift(net_add_32(net_lower_64(ab, cd), net_upper_64(ab, cd)));
}

/* One output for one thing. */
static inline int32_t net_dot(const int8_t *weights, const int16_t *inputs, size_t count)
{
    net_vector sum = net_zero();
    int32_t sums[4];
    size_t i = 0;
    for (; i + 8 <= count; i += 8)
        sum = net_add_32(sum, net_multiply(net_shifted(weights + i), net_load(inputs + i)));
    net_store(sums, net_sum_four(sum, net_zero(), net_zero(), net_zero()));
    return sums[0] + net_dot_plain(weights + i, inputs + i, count - i);
}

/* Four outputs for one thing. */
static inline void net_dot_four(const int32_t *base, const int8_t *weights, size_t stride, const int16_t *inputs,
                                size_t count, int32_t *sums)
{
    const int8_t *a = weights, *b = a + stride, *c = b + stride, *d = c + stride;
    net_vector sum_a = net_zero(), sum_b = sum_a, sum_c = sum_a, sum_d = sum_a;
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const net_vector eight = net_load(inputs + i);
        sum_a = net_add_32(sum_a, net_multiply(net_shifted(a + i), eight));
        sum_b = net_add_32(sum_b, net_multiply(net_shifted(b + i), eight));
        sum_c = net_add_32(sum_c, net_multiply(net_shifted(c + i), eight));
        sum_d = net_add_32(sum_d, net_multiply(net_shifted(d + i), eight));
    }
    net_store(sums, net_add_32(net_load(base), net_sum_four(sum_a, sum_b, sum_c, sum_d)));
    for (size_t j = 0; j < 4 && i < count; j++)
        sums[j] += net_dot_plain(weights + j * stride + i, inputs + i, count - i);
}

/* Four outputs for three things: each weight is made ready once for all of them. */
static inline void net_dot_four_by_three(const int32_t *base, const int8_t *weights, size_t stride,
                                         const int16_t *inputs, size_t inputs_stride, size_t count, int32_t *sums,
                                         size_t sums_stride)
{
    const int16_t *one = inputs, *two = one + inputs_stride, *three = two + inputs_stride;
    net_vector sum[12], weight;
    size_t i = 0;
    for (size_t j = 0; j < 12; j++)
        sum[j] = net_zero();
    for (; i + 8 <= count; i += 8) {
        weight = net_shifted(weights + i);
        sum[0] = net_add_32(sum[0], net_multiply(weight, net_load(one + i)));
        sum[4] = net_add_32(sum[4], net_multiply(weight, net_load(two + i)));
        sum[8] = net_add_32(sum[8], net_multiply(weight, net_load(three + i)));
        weight = net_shifted(weights + stride + i);
        sum[1] = net_add_32(sum[1], net_multiply(weight, net_load(one + i)));
        sum[5] = net_add_32(sum[5], net_multiply(weight, net_load(two + i)));
        sum[9] = net_add_32(sum[9], net_multiply(weight, net_load(three + i)));
        weight = net_shifted(weights + 2 * stride + i);
        sum[2] = net_add_32(sum[2], net_multiply(weight, net_load(one + i)));
        sum[6] = net_add_32(sum[6], net_multiply(weight, net_load(two + i)));
        sum[10] = net_add_32(sum[10], net_multiply(weight, net_load(three + i)));
        weight = net_shifted(weights + 3 * stride + i);
        sum[3] = net_add_32(sum[3], net_multiply(weight, net_load(one + i)));
        sum[7] = net_add_32(sum[7], net_multiply(weight, net_load(two + i)));
        sum[11] = net_add_32(sum[11], net_multiply(weight, net_load(three + i)));
    }
    const net_vector first = net_load(base);
    net_store(sums, net_add_32(first, net_sum_four(sum[0], sum[1], sum[2], sum[3])));
    net_store(sums + sums_stride, net_add_32(first, net_sum_four(sum[4], sum[5], sum[6], sum[7])));
    net_store(sums + 2 * sums_stride, net_add_32(first, net_sum_four(sum[8], sum[9], sum[10], sum[11])));
    for (size_t j = 0; j < 12 && i < count; j++)
        sums[j / 4 * sums_stride + j % 4] +=
            net_dot_plain(weights + j % 4 * stride + i, inputs + j / 4 * inputs_stride + i, count - i);
}

/* A layer for each of some things: sums[thing][output] = base[output] + weights[output] · inputs[thing]. Rows of each kind
 * are `stride` apart. */
static inline void net_dense(const int32_t *base, const int8_t *weights, size_t stride, size_t outputs,
                             const int16_t *inputs, size_t inputs_stride, size_t count, size_t things, int32_t *sums,
                             size_t sums_stride)
{
    for (size_t j = 0; j < outputs;) {
        const size_t step = j + 4 <= outputs ? 4 : 1;
        const int8_t *row = weights + j * stride;
        size_t thing = 0;
        if (step == 4)
            for (; thing + 3 <= things; thing += 3)
                net_dot_four_by_three(base + j, row, stride, inputs + thing * inputs_stride, inputs_stride, count,
                                      sums + thing * sums_stride + j, sums_stride);
        for (; thing < things; thing++) {
            const int16_t *in = inputs + thing * inputs_stride;
            int32_t *sum = sums + thing * sums_stride + j;
            if (step == 4)
                net_dot_four(base + j, row, stride, in, count, sum);
            else
                *sum = base[j] + net_dot(row, in, count);
        }
        j += step;
    }
}

/* Eight outputs of a table, given what its rows add up to; a slope without a partner gets its own, times 0. */
static inline void net_select_eight(const int32_t *bias, net_vector rows, const int8_t *slopes, size_t outputs,
                                    const struct net_selected *selected, int32_t *sums)
{
    net_vector lower = net_zero(), upper = lower, two[2];
    for (size_t i = 0; i < selected->slopes; i += 2) {
        const size_t next = i + 1 < selected->slopes ? i + 1 : i;
        const net_vector values =
            net_two_values(selected->by[i].value, next > i ? selected->by[next].value : (int16_t)0);
        net_two_slopes(slopes + selected->by[i].slope * outputs, slopes + selected->by[next].slope * outputs, two);
        lower = net_add_32(lower, net_multiply(two[0], values));
        upper = net_add_32(upper, net_multiply(two[1], values));
    }
    lower = net_add_32(net_unshift(lower), net_lower_rows(rows));
    upper = net_add_32(net_unshift(upper), net_upper_rows(rows));
    net_store(sums, net_add_32(net_load(bias), lower));
    net_store(sums + 4, net_add_32(net_load(bias + 4), upper));
}

/* The sums of a table. */
static inline void net_select(const int32_t *bias, const int8_t *rows, const int8_t *slopes, size_t outputs,
                              const struct net_selected *selected, int32_t *sums)
{
    size_t j = 0;
    for (; j + 32 <= outputs; j += 32) {
        net_vector a = net_zero(), b = a, c = a, d = a;
        for (size_t i = 0; i < selected->rows; i++) {
            const int8_t *row = rows + selected->row[i] * outputs + j;
            a = net_add_16(a, net_weights(row));
            b = net_add_16(b, net_weights(row + 8));
            c = net_add_16(c, net_weights(row + 16));
            d = net_add_16(d, net_weights(row + 24));
        }
        net_select_eight(bias + j, a, slopes + j, outputs, selected, sums + j);
        net_select_eight(bias + j + 8, b, slopes + j + 8, outputs, selected, sums + j + 8);
        net_select_eight(bias + j + 16, c, slopes + j + 16, outputs, selected, sums + j + 16);
        net_select_eight(bias + j + 24, d, slopes + j + 24, outputs, selected, sums + j + 24);
    }
    for (; j + 8 <= outputs; j += 8) {
        net_vector a = net_zero();
        for (size_t i = 0; i < selected->rows; i++)
            a = net_add_16(a, net_weights(rows + selected->row[i] * outputs + j));
        net_select_eight(bias + j, a, slopes + j, outputs, selected, sums + j);
    }
    for (; j < outputs; j++)
        sums[j] = bias[j] + net_select_plain(rows, slopes, outputs, j, selected);
}

/* Sums as activations. */
static inline void net_activate(const int32_t *sums, const int32_t *multipliers, size_t count, int16_t *outputs)
{
    size_t j = 0;
    for (; j + 8 <= count; j += 8)
        net_store(outputs + j, net_clamp(net_scale(net_load(sums + j), net_load(multipliers + j)),
                                         net_scale(net_load(sums + j + 4), net_load(multipliers + j + 4))));
    for (; j < count; j++)
        outputs[j] = net_activation(sums[j], multipliers[j]);
}

#else /* plain C */

static inline int32_t net_dot(const int8_t *weights, const int16_t *inputs, size_t count)
{
    return net_dot_plain(weights, inputs, count);
}

static inline void net_dense(const int32_t *base, const int8_t *weights, size_t stride, size_t outputs,
                             const int16_t *inputs, size_t inputs_stride, size_t count, size_t things, int32_t *sums,
                             size_t sums_stride)
{
    for (size_t thing = 0; thing < things; thing++)
        for (size_t j = 0; j < outputs; j++)
            sums[thing * sums_stride + j] =
                base[j] + net_dot_plain(weights + j * stride, inputs + thing * inputs_stride, count);
}

static inline void net_select(const int32_t *bias, const int8_t *rows, const int8_t *slopes, size_t outputs,
                              const struct net_selected *selected, int32_t *sums)
{
    for (size_t j = 0; j < outputs; j++)
        sums[j] = 0;
    for (size_t i = 0; i < selected->rows; i++)
        for (size_t j = 0; j < outputs; j++)
            sums[j] += rows[selected->row[i] * outputs + j];
    for (size_t j = 0; j < outputs; j++)
        sums[j] = bias[j] + 32 * sums[j];
    for (size_t i = 0; i < selected->slopes; i++)
        for (size_t j = 0; j < outputs; j++)
            sums[j] += slopes[selected->by[i].slope * outputs + j] * selected->by[i].value;
}

static inline void net_activate(const int32_t *sums, const int32_t *multipliers, size_t count, int16_t *outputs)
{
    for (size_t j = 0; j < count; j++)
        outputs[j] = net_activation(sums[j], multipliers[j]);
}

#endif

#endif
