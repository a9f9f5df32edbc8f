import { setImmediate as soon } from 'node:timers/promises';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { Contract } from './contracts.js';
import { DriftWatch, type NotedDrift } from './drift-watch.js';
import { writeDrift } from './write-drift.js';

const contract = new Contract({
  paths: {
    '/newsletter': {
      post: {
        operationId: 'subscribe',
        responses: {
          201: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
        },
      },
    },
  },
});

function watched(everyMs = 60_000) {
  const reporter = new RecordingReporter();
  const counted: NotedDrift[] = [];
  let now = 1_000;
  const watch = new DriftWatch({
    contractOf: (name) => (name === 'newsletter' ? contract : undefined),
    everyMs,
    reporter,
    onDrift: (noted) => void counted.push(noted),
    now: () => now,
  });
  const answers = async (text: string, backend = 'newsletter', status = 201) => {
    watch.saw({ backend, method: 'POST', path: '/newsletter', status, text });
    await soon();
  };
  return { watch, reporter, counted, answers, pass: (ms: number) => void (now += ms) };
}

const drift = {
  backend: 'newsletter',
  operation: 'subscribe',
  kind: 'new',
  at: 'id',
  said: 'integer',
};

it('checks one reply per operation in an interval, and stores the time', async () => {
  const { watch, counted, answers, pass } = watched();
  await answers('{"id":1}');
  await answers('{"id":1,"name":"Ana"}');
  expect(watch.noted()).toEqual([{ ...drift, first: 1_000, last: 1_000, count: 1 }]);
  pass(60_000);
  await answers('{"id":2}');
  expect(watch.noted()).toEqual([{ ...drift, first: 1_000, last: 61_000, count: 2 }]);
  expect(counted).toHaveLength(2);
});

it('logs each difference once a day, without a value', async () => {
  const { reporter, answers, pass } = watched();
  for (const hours of [1, 22, 2]) {
    await answers('{"id":12345}');
    pass(hours * 3_600_000);
  }
  expect(reporter.reports).toEqual([{ event: 'backend-drift', ...drift }]);
  await answers('{"id":1}');
  expect(reporter.reports).toHaveLength(2);
});

it('checks nothing else', async () => {
  const { watch, answers } = watched();
  await answers('{"id":1}', 'identity');
  await answers('{"id":1}', 'newsletter', 200);
  await answers('');
  await answers('<html>');
  expect(watch.noted()).toEqual([]);
  const off = watched(0);
  await off.answers('{"id":1}');
  expect(off.watch.noted()).toEqual([]);
});

it('stores no more than it can show', async () => {
  const { watch, answers } = watched();
  await answers(
    JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`f${i}`, 1]))),
  );
  expect(watch.noted()).toHaveLength(500);
});

it('renders a page of rows, without unescaped HTML from a reply', () => {
  const moments = { first: 0, last: 86_400_000, count: 7 };
  const page = writeDrift([{ ...drift, ...moments, kind: 'word', at: '<b>', said: 'A&B' }]);
  expect(page).toContain('<td>newsletter</td><td>subscribe</td><td>&lt;b&gt;</td>');
  expect(page).toContain('<td>A&amp;B</td>');
  expect(page).toContain('<td>1970-01-02T00:00:00.000Z</td><td>7</td>');
  expect(writeDrift([])).toContain('Every checked reply matches its contract');
});
