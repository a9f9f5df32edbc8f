import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@shop/adapters/http';
import { mailKinds, purchaseTransitions } from '@shop/domain';
import { reportEvents } from '@shop/ports/backends';
import { defaultLimits } from '../../apps/bff/src/config/backend-limits.js';
import { type CacheName, mailEnds, Metrics } from '../../apps/bff/src/observability/metrics.js';
import type { Cause } from '../../apps/bff/src/observability/request-scope.js';
import { measureStores } from '../../apps/bff/src/observability/store-metrics.js';

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
  metrics.turnedAway('load');
  measureStores(metrics.registry, {
    openWork: async () => [
      { work: 'mails', state: 'WAITING', count: 1, oldestSeconds: 2, overdueSeconds: 0 },
    ],
    pools: () => [{ pool: 'shop', most: 10, used: 1, idle: 0, waiting: 0 }],
  });
  return metrics;
}

/** Name and labels of each series. */
async function everySeries() {
  const text = await everyMetric().registry.metrics();
  return [...text.matchAll(/^(\w+)\{(.*)\} /gm)].map(([, name = '', labels = '']) => ({
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

/** What an alert's code span names: a metric with label values, or a bare name. */
function namedIn(
  span: string,
): readonly (readonly [name: string, label?: string, word?: string])[] {
  const [, name = '', labels] = /(\w+)\{(.*)\}/.exec(span) ?? [];
  if (labels === undefined) return [[span]];
  return [...labels.matchAll(/(\w+)(?:=~|!=|=)"([^"]*)"/g)].flatMap(([, label = '', words = '']) =>
    words.split('|').map((word) => [name, label, word] as const),
  );
}

it('uses in its alerts only existing metrics, labels and label values', async () => {
  const series = await everySeries();
  const alerts = rowsOf('Alert');
  expect(alerts.length).toBeGreaterThan(6);
  const named = alerts.flatMap(([alert, when = '']) =>
    namesIn(when.replaceAll('\\|', '|')).flatMap((span) =>
      namedIn(span).map((names) => ({ alert, names })),
    ),
  );
  expect(new Set(named.map(({ alert }) => alert)).size).toBe(alerts.length);
  const unknown = named.filter(({ names: [name, label, word] }) =>
    label === undefined
      ? !series.some(
          (one) => one.name === `${name}_count` || [...one.labels.values()].includes(name),
        )
      : !series.some((one) => one.name === name && one.labels.get(label) === word),
  );
  expect(unknown).toEqual([]);
});
