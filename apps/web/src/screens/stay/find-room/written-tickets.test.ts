/** @jest-environment jsdom */
import type { FindRoomView } from '@shop/ports/screens';
import { readTickets, ticketsId, withoutTickets, writtenTickets } from './written-tickets.js';

const html = '<li><a href="/?a=1&amp;b=2">$10\u00a0MXN</a></li>';
const viewOf = (kinds: readonly object[], nights = 3) =>
  ({
    found: { count: 1, nights, places: [{ party: {} }], hotels: [{ code: 'hxm', kinds }] },
  }) as unknown as FindRoomView; // as: the code reads only this
const ticketsIn = ({ found }: FindRoomView) => {
  const [hotel] = found?.hotels ?? [];
  if (!found || !hotel) throw new Error('no hotel');
  return writtenTickets(hotel, found);
};
const kinds = [{ room: 'mangle', beds: undefined }];

it('leaves out of the data what the document has as HTML', () => {
  expect(withoutTickets(viewOf(kinds)).found?.hotels[0]?.kinds).toEqual([]);
  const none = {} as FindRoomView; // as: the code reads none of it
  expect(withoutTickets(none)).toBe(none);
});

it('shows the document’s HTML, its folds closed, until the tickets differ', () => {
  const fold = '<li><details><summary>A</summary></details></li>';
  const open = fold.replace('<details>', '<details open>');
  document.body.insertAdjacentHTML('beforeend', `<ul id="${ticketsId('hxm')}">${html}${open}</ul>`);
  const first = JSON.parse(JSON.stringify(withoutTickets(viewOf(kinds)))) as FindRoomView; // as: parsed view
  readTickets(first);
  const written = ticketsIn(first);
  expect(written).toEqual({ __html: html.replace('\u00a0', '&nbsp;') + fold });
  expect(ticketsIn(viewOf([{ room: 'mangle' }]))).toBe(written);
  expect(ticketsIn(viewOf([{ room: 'garza' }]))).toBeUndefined();
  expect(ticketsIn(viewOf(kinds, 4))).toBeUndefined();
});
