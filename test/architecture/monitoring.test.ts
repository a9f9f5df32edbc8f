import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@shop/adapters/http';
import { mailKinds } from '@shop/domain';
import { reportEvents } from '@shop/ports/backends';
import { defaultLimits } from '../../apps/bff/src/config/backend-limits.js';
import { type MailEnded, Metrics } from '../../apps/bff/src/observability/metrics.js';

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
const ends: Readonly<Record<MailEnded, true>> = {
  sent: true,
  failed: true,
  refused: true,
  'given up': true,
  dropped: true,
};
const wordsOf = <Word extends string>(table: Readonly<Record<Word, true>>) =>
  Object.keys(table) as Word[]; // as: keys of a const table

/** The metrics page after every kind of event: name and labels of each series. */
async function everySeries() {
  const metrics = new Metrics();
  for (const backend of Object.keys(defaultLimits))
    for (const outcome of wordsOf(outcomes)) metrics.called({ backend, outcome, ms: 7 });
  for (const event of reportEvents) metrics.reported(event);
  for (const kind of mailKinds) for (const end of wordsOf(ends)) metrics.mail(kind, end);
  for (const [kind] of rowsOf('`kind`'))
    metrics.drifted({ backend: 'cart', operation: 'products', kind: namesIn(kind ?? '')[0] ?? '' });
  metrics.turnedAway('load');
  const text = await metrics.registry.metrics();
  return [...text.matchAll(/^(\w+)\{(.*)\} /gm)].map(([, name = '', labels = '']) => ({
    name,
    labels: new Map([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', is]) => [key, is])),
  }));
}

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
