import { RecentEvents } from './recent-events.js';

it('keeps the latest entries', () => {
  const recent = new RecentEvents<number>(3);
  for (const entry of [1, 2, 3, 4, 5]) recent.note(entry);
  expect(recent.entries).toEqual([3, 4, 5]);
});

it('keeps a thousand unless configured', () => {
  const recent = new RecentEvents<number>();
  for (let entry = 0; entry < 1005; entry += 1) recent.note(entry);
  expect(recent.entries).toHaveLength(1000);
  expect(recent.entries[0]).toBe(5);
});
