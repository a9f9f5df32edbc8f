import { Diary } from './diary.js';

it('keeps the latest entries', () => {
  const diary = new Diary<number>(3);
  for (const entry of [1, 2, 3, 4, 5]) diary.note(entry);
  expect(diary.entries).toEqual([3, 4, 5]);
});

it('keeps a thousand unless configured', () => {
  const diary = new Diary<number>();
  for (let entry = 0; entry < 1005; entry += 1) diary.note(entry);
  expect(diary.entries).toHaveLength(1000);
  expect(diary.entries[0]).toBe(5);
});
