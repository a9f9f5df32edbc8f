import { pageOf, pageSize, presentPaging, readPage } from './present-paging.js';

const all = Array.from({ length: 2 * pageSize + 1 }, (_, at) => at);
const at = (page: number) => `?page=${page}`;

it.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['2e3', 1],
  ['99999', 1],
])('reads %j as page %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});

it.each([
  [1, 0, pageSize, undefined, '?page=2'],
  [2, pageSize, pageSize, '?page=1', '?page=3'],
  [3, 2 * pageSize, 1, '?page=2', undefined],
  [9, 2 * pageSize, 1, '?page=2', undefined],
])('shows of page %i the entries from %i', (asked, offset, count, previous, next) => {
  const page = pageOf(all, asked);
  expect([page.offset, page.shown[0], page.shown.length]).toEqual([offset, offset, count]);
  const shown = { page: Math.min(asked, 3), pages: 3, previous, next };
  expect(presentPaging(page, at)).toEqual(shown);
});

it.each([[[]], [all.slice(0, pageSize)]])('has no pages for a short list', (short) => {
  const page = pageOf(short, 2);
  expect(page.shown).toEqual(short);
  expect(presentPaging(page, at)).toBeUndefined();
});
