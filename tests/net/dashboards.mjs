// dashboards.mjs NIKA: the sample dashboard and the alarms (deploy/) ask for nothing that a server does
// not say: one with a file, a certificate and upkeep, or a node of several. Run by
// unit/with_postgresql.sh.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, exchange, finish, folder, request, serve, until } from './net_kit.mjs';

const program = process.argv[2];
const TYPES = new Set(['counter', 'gauge', 'histogram']);

// What a server says at /metrics, once that has `wanted`.
async function metricsOf(options, environment, wanted) {
    const server = await serve(program, [...options, '--metrics-port', '0'], environment);
    const body = await until(async () => {
        const { body } = await exchange(server.metricsPort, request('GET', '/metrics'));
        return body.includes(wanted) && body;
    });
    await server.stop();
    return body;
}

const pem = fileURLToPath(new URL('localhost.pem', import.meta.url));
const alone = await metricsOf(
    ['--data', join(folder, 'shown.db'), '--certificate', pem, '--key', pem],
    {},
    'nika_store_bytes',
);
const node = await metricsOf(
    ['--control', join(folder, 'node')],
    { NIKA_STORE: process.env.NIKA_TEST_POSTGRESQL },
    'nika_leads 1\n',
);
check(!alone.includes('nika_leads'), 'a server that is no node says nothing of nodes');

const body = alone + node;
const types = new Map([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map((found) => found.slice(1)));
const limits = new Set([...body.matchAll(/\{limit="([^"]+)"\}/g)].map((found) => found[1]));
// The names are as Prometheus wants them, and each metric is explained.
for (const [name, type] of types) {
    check(TYPES.has(type), `${name} is a ${type}`);
    check(/^(nika|process)_[a-z_]+$/.test(name), `the name ${name}`);
    check((type === 'counter') === name.endsWith('_total'), `${name} is a ${type}`);
    check(new RegExp(`^# HELP ${name} [A-Z0-9].+\\.$`, 'm').test(body), `what ${name} is`);
}
for (const name of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
    const text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
    const expressions = name.endsWith('.json')
        ? JSON.parse(text).panels.flatMap((panel) => (panel.targets ?? []).map(({ expr }) => expr))
        : [...text.matchAll(/^ +expr: (.*)$/gm)].map((found) => found[1]);
    check(expressions.length > 10, `${name} has ${expressions.length} expressions`);
    for (const expression of expressions) {
        for (const [metric] of expression.matchAll(/\b(?:nika|process)_[a-z_]+/g)) {
            const spread = metric.replace(/_(bucket|sum|count)$/, '');
            check(
                types.has(metric) || types.get(spread) === 'histogram',
                `${name}: no metric ${metric}`,
            );
            const counts = new RegExp(`(rate|increase)\\(${metric}\\b`).test(expression);
            check(
                counts === /_(total|bucket|sum|count)$/.test(metric) || spread !== metric,
                `${name}: ${metric} is ${counts ? 'no counter' : 'a counter'}: ${expression}`,
            );
        }
        for (const [, limit] of expression.matchAll(/limit="([^"]+)"/g))
            check(limits.has(limit), `${name}: no limit ${limit}`);
    }
}
finish();
