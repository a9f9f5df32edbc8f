/** @jest-environment jsdom */
import type { FindRoomView } from '@shop/ports/screens';
import { readTickets, ticketsId, ticketsOf, withoutTickets } from './written-tickets.js';

const html = '<li><a href="/?a=1&amp;b=2">$10\u00a0MXN &quot;x&quot;</a></li>';
const viewOf = (kinds: readonly object[]) =>
  ({ found: { count: 1, hotels: [{ code: 'hxm', kinds }] } }) as unknown as FindRoomView; // as: the code reads only this
const hotelOf = ({ found }: FindRoomView) => {
  const [hotel] = found?.hotels ?? [];
  if (!hotel) throw new Error('no hotel');
  return hotel;
};
const never = () => {
  throw new Error('there is nothing to write it from');
};

it('drops exactly the data that the document has', () => {
  expect(withoutTickets(viewOf([{ room: 'mangle' }]))).toEqual(viewOf([]));
  const none = {} as FindRoomView; // as: the code reads none of it
  expect(withoutTickets(none)).toBe(none);
});

it('reads it back with its folds closed, and recognises the same tickets when written', () => {
  const fold = '<li><details><summary>A</summary></details></li>';
  const open = fold.replace('<details>', '<details open>');
  document.body.insertAdjacentHTML('beforeend', `<ul id="${ticketsId('hxm')}">${html}${open}</ul>`);
  const first = viewOf([]);
  readTickets(first);
  const written = ticketsOf(hotelOf(first), never);
  expect(written.__html).toContain('<details><summary>');
  expect(ticketsOf(hotelOf(viewOf([{}])), () => html + fold)).toBe(written);
  expect(ticketsOf(hotelOf(viewOf([{}])), () => fold)).toEqual({ __html: fold });
});
