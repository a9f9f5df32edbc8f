import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@shop/adapters/http';
import type { CodeFlowRefusal } from '@shop/adapters/oauth';
import {
  mailKinds,
  openChangeStates,
  openStates,
  purchaseTransitions,
  routeNames,
} from '@shop/domain';
import { reportEvents, type WorkKind } from '@shop/ports/backends';
import * as screens from '@shop/ports/screens';
import { parse } from 'yaml';
import { defaultLimits } from '../../apps/bff/src/config/backend-limits.js';
import {
  type CacheName,
  mailEnds,
  Metrics,
  type TurnedAwayFor,
} from '../../apps/bff/src/observability/metrics.js';
import type { Cause } from '../../apps/bff/src/observability/request-scope.js';
import { measureStores } from '../../apps/bff/src/observability/store-metrics.js';
import { alerts, recordings } from '../../scripts/lib/alerts.mjs';
import { dashboards } from '../../scripts/lib/dashboards.mjs';
import { monitoringFiles } from '../../scripts/lib/monitoring-files.mjs';

const page = readFileSync('docs/monitoring.md', 'utf8');
const rowsOf = (heading: string) => {
  const [, after = ''] = page.split(new RegExp(`^\\| ${heading} .*\n.*\n`, 'm'));
  const [table = ''] = after.split('\n\n');
  return table.split('\n').map((row) =>
    row
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
};
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Every event that the code of a folder logs. */
const eventsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/event: '([a-z_-]+)'/g),
    ])
    .map(([, event = '']) => event);

it('has a row for each log event, and no other row', () => {
  const told = rowsOf('`event`').flatMap(([events = '']) =>
    events.startsWith('–') ? [] : namesIn(events),
  );
  const written = new Set([
    ...reportEvents,
    ...['apps/bff/src', 'libs/adapters/src'].flatMap(eventsIn),
  ]);
  expect(told.sort()).toEqual([...written].sort());
});

/** A missing word in these records does not compile. */
const outcomes: Readonly<Record<Outcome, true>> = {
  ok: true,
  rejected: true,
  'token refused': true,
  timeout: true,
  unavailable: true,
  malformed: true,
};
const caches: Readonly<Record<CacheName, true>> = { pages: true, replies: true };
const causes: Readonly<Record<Cause, true>> = { visitor: true, webhook: true, reconciler: true };
const reasons: Readonly<Record<TurnedAwayFor, true>> = {
  host: true,
  target: true,
  length: true,
  connections: true,
  load: true,
};
const refusals: Readonly<Record<CodeFlowRefusal['reason'] | 'session', true>> = {
  malformed: true,
  state: true,
  issuer: true,
  denied: true,
  provider: true,
  token: true,
  idToken: true,
  profile: true,
  store: true,
  session: true,
};
const works: Readonly<Record<WorkKind, true>> = {
  purchases: true,
  order_changes: true,
  mails: true,
  call_requests: true,
  holdings: true,
};
const wordsOf = <Word extends string>(table: Readonly<Record<Word, unknown>>) =>
  Object.keys(table) as Word[]; // as: keys of a const table

const stateTable: Readonly<Record<keyof typeof purchaseTransitions, unknown>> = purchaseTransitions;

/** The metrics after every kind of event. */
function everyMetric(): Metrics {
  const metrics = new Metrics();
  for (const backend of Object.keys(defaultLimits))
    for (const outcome of wordsOf(outcomes))
      metrics.called({ backend, call: 'products', outcome, ms: 7 });
  for (const event of reportEvents) metrics.reported({ event });
  for (const cache of wordsOf(caches)) metrics.cacheRead(cache, false);
  for (const state of wordsOf(stateTable))
    for (const by of wordsOf(causes)) metrics.purchaseMoved(state, by);
  metrics.cachedPage({ route: 'home', status: 200, ms: 1 });
  for (const kind of mailKinds) for (const end of mailEnds) metrics.mail(kind, end);
  for (const [kind] of rowsOf('`kind`'))
    metrics.drifted({ backend: 'cart', operation: 'products', kind: namesIn(kind ?? '')[0] ?? '' });
  for (const why of wordsOf(reasons)) metrics.turnedAway(why);
  for (const reason of wordsOf(refusals)) metrics.reported({ event: 'sign-in-refused', reason });
  measureStores(metrics.registry, {
    openWork: async () =>
      wordsOf(works).map((work) => ({
        work,
        state: 'WAITING',
        count: 1,
        oldestSeconds: 2,
        overdueSeconds: 0,
      })),
    pools: () => [{ pool: 'shop', most: 10, used: 1, idle: 0, waiting: 0 }],
  });
  return metrics;
}

/** Name and labels of each series. */
async function everySeries() {
  const text = await everyMetric().registry.metrics();
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)].map(([, name = '', labels = '']) => ({
    name,
    labels: new Map([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', is]) => [key, is])),
  }));
}

it('has a row for each metric with its labels, and no other row', async () => {
  const registered = await everyMetric().registry.getMetricsAsJSON();
  const own = registered.filter(({ name }) => !/^(?:process|nodejs)_/.test(name));
  const labelsOf = ({ values }: (typeof own)[number]) =>
    [...new Set(values.flatMap(({ labels }) => Object.keys(labels)))].filter(
      (label) => label !== 'le',
    );
  const written = own.map((metric) => {
    const labels = labelsOf(metric).sort().join(', ');
    return labels ? `${metric.name}{${labels}}` : metric.name;
  });
  const told = rowsOf('Metric').flatMap(([names = '']) =>
    namesIn(names).map((name) =>
      name.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(', ').sort().join(', ')}}`),
    ),
  );
  expect(told.sort()).toEqual(written.sort());
});

/** Values that a label has only with a running shop. */
const routes = {
  pages: routeNames,
  actions: [
    ...Object.values(screens).flatMap((one) =>
      typeof one === 'object' && 'path' in one && typeof one.path === 'string'
        ? [`/api${one.path}`]
        : [],
    ),
    '/api/payment/return',
    '/api/webhooks/payment',
  ],
};
const more: Readonly<Record<string, readonly string[]>> = {
  'http_request_seconds route': [...routes.pages, ...routes.actions],
  'http_request_seconds kind': ['page', 'view', 'action', 'static'],
  'http_request_seconds status': ['200', '204', '401', '404', '500', '503'],
  'work_open state': [...openStates, ...openChangeStates],
  'work_oldest_seconds state': [...openStates, ...openChangeStates],
  'up job': ['taquilla'],
};

const durations = /\[\d+[smhd]\]/g;
const clauses = /\b(?:by|on|without) \(([^)]*)\)/g;
const matchers = /([a-z_:]\w*)\{([^}]*)\}/g;
const matcher = /(\w+)(=~|!~|!=|=)"([^"]*)"/g;

interface Known {
  readonly names: ReadonlySet<string>;
  /** By metric and label, without the endings of a histogram. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  readonly labels: ReadonlySet<string>;
}

const baseOf = (name: string) => name.replace(/_(?:count|sum|bucket)$/, '');

async function everyName(): Promise<Known> {
  const series = await everySeries();
  const values = new Map<string, Set<string>>();
  const note = (key: string, value = '') =>
    values.set(key, (values.get(key) ?? new Set<string>()).add(value));
  for (const { name, labels } of series)
    for (const [label, value] of labels) note(`${baseOf(name)} ${label}`, value);
  for (const [key, all] of Object.entries(more)) for (const value of all) note(key, value);
  return {
    names: new Set([
      ...series.map(({ name }) => name),
      'up',
      ...recordings.map(({ record }) => record),
    ]),
    values,
    labels: new Set([
      ...series.flatMap(({ labels }) => [...labels.keys()]),
      '__name__',
      'instance',
    ]),
  };
}

/** What an expression names and the shop does not have. */
function unknownIn(expr: string, { names, values, labels }: Known): readonly string[] {
  const bare = expr.replaceAll(matchers, '$1').replaceAll(clauses, '').replaceAll(durations, '');
  const metrics = [...bare.matchAll(/[a-z_][\w:]*(?![\w:]*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !/^(?:and|or|unless)$/.test(name));
  const grouped = [...expr.matchAll(clauses)].flatMap(([, list = '']) => list.split(', '));
  const matched = [...expr.matchAll(matchers)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(matcher)].flatMap(([, label = '', operator = '', words = '']) => {
      const known = [...(values.get(`${baseOf(name)} ${label}`) ?? [])];
      const isRegex = operator.endsWith('~');
      return (isRegex ? words.split('|') : [words])
        .filter((word) =>
          isRegex
            ? !known.some((value) => new RegExp(`^(?:${word})$`).test(value))
            : !known.includes(word),
        )
        .map((word) => `${name} ${label} ${word}`);
    }),
  );
  return [
    ...metrics.filter((name) => !names.has(name)),
    ...grouped.filter((label) => !labels.has(label)),
    ...matched,
  ];
}

const expressions = [
  ...recordings.map(({ record, expr }) => ({ of: record, expr })),
  ...alerts.map(({ name, expr }) => ({ of: name, expr })),
  ...dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ title, exprs }) => exprs.map((expr) => ({ of: title, expr }))),
  ),
];

it('uses in alerts and dashboards only existing metrics, labels and values', async () => {
  const known = await everyName();
  const unknown = expressions.flatMap(({ of, expr }) =>
    unknownIn(expr, known).map((name) => `${of}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it.each([
  ['sum(rate(no_such_total[5m]))', 'no_such_total'],
  ['sum by (color) (rate(reports_total[5m]))', 'color'],
  ['reports_total{event="no-such"}', 'reports_total event no-such'],
  ['mails_total{outcome=~"sent|lost"}', 'mails_total outcome lost'],
  [
    'increase(http_request_seconds_count{route="/api/none"}[5m])',
    'http_request_seconds_count route /api/none',
  ],
])('finds what %s names and the shop does not have', async (expr, name) => {
  expect(unknownIn(expr, await everyName())).toEqual([name]);
});

it('logs each event that the runbook says to look at', () => {
  const logged: ReadonlySet<string> = new Set([
    ...reportEvents,
    ...['apps/bff/src', 'libs/adapters/src'].flatMap(eventsIn),
  ]);
  const named = alerts
    .flatMap(({ look }) => namesIn(look))
    .filter((name) => /^(?:[a-z]+[-_])+[a-z]+$/.test(name) && !name.startsWith('pg_'));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !logged.has(name))).toEqual([]);
});

/** The formatter changes only spaces, quotes and dashes. */
const formOf: Readonly<Record<string, (text: string) => unknown>> = {
  yml: (text) => parse(text),
  json: (text) => JSON.parse(text),
  md: (text) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' '),
};

it.each(monitoringFiles())('$path is as `npm run monitoring` writes it', ({ path, text }) => {
  const read = formOf[path.split('.').at(-1) ?? ''];
  expect(read?.(readFileSync(path, 'utf8'))).toEqual(read?.(text));
  expect(read).toBeDefined();
});

it('has rules that Prometheus loads', () => {
  const { rule_files: files } = parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8'));
  expect(files).toEqual(['rules.yml']);
});
