/** @jest-environment jsdom */
import type { RateView, RoomKindView } from '@shop/ports/screens';
import { allTexts } from '@shop/test/views/texts';
import { createTranslator } from '../../../shop/translator.js';
import { writeRoomTickets } from './write-room-ticket.js';

const price = (text: string) => ({ text, spoken: `${text} pesos` });
const rate: RateView = {
  key: 'mangle.breakfast.free',
  board: 'breakfast',
  rule: { kind: 'free', until: 'vie 11 dic', laterPercent: 50 },
  total: { now: price('$30'), before: price('$40') },
};
const dearer: RateView = { ...rate, key: 'mangle.halfBoard.fixed', board: 'halfBoard' };
const kind: RoomKindView = {
  room: 'mangle',
  name: 'Cuarto <b>"Mangle"</b>',
  href: '/es/cuarto/?a=1&b=2',
  window: { src: '/scene.svg', box: '0 0 4 5' },
  beds: 'Una cama',
  view: '<i>Mar</i>',
  size: 34,
  isLowest: true,
  left: 2,
  rates: [rate, dearer],
  chosenRate: undefined,
  night: { price: price('$10'), isMean: false, taxes: '$9' },
};

const t = createTranslator('es', allTexts.es).getFixedT('es', 'findRoom');
const write = (differs: Partial<RoomKindView> = {}) => {
  const written = writeRoomTickets([{ ...kind, ...differs }], {
    hotel: { code: 'hxm', place: 2 },
    nights: 3,
    t,
    places: [{ party: { adults: 2, ages: [] } }, { party: { adults: 1, ages: [4] } }],
  });
  return new DOMParser().parseFromString(`<ul>${written}</ul>`, 'text/html').body;
};

it('escapes the hotels’ texts', () => {
  const list = write();
  expect(list.querySelector('b, i')).toBeNull();
  expect(list.querySelector('h4 a')?.textContent).toBe('Cuarto <b>"Mangle"</b>');
  expect(list.querySelector('h4 a')?.getAttribute('href')).toBe(kind.href);
  expect(list.querySelector('article')?.textContent).toContain('<i>Mar</i>');
});

it('has a button per rate, which names its room and the slot it fills', () => {
  const buttons = [...write().querySelectorAll('button')];
  expect(buttons.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'choose hxm 2 mangle.halfBoard.fixed',
    'choose hxm 2 mangle.breakfast.free',
  ]);
  expect(buttons[1]?.getAttribute('aria-label')).toContain('Cuarto <b>"Mangle"</b>');
});

it('marks a chosen rate in place of its button', () => {
  const list = write({ chosenRate: rate.key });
  expect(list.querySelectorAll('button')).toHaveLength(1);
  expect(list.querySelector('article')?.dataset['chosen']).toBe('');
});

it('states each rule in words, and the previous price', () => {
  const text = write().textContent ?? '';
  expect(text.match(/vie 11 dic/g)).toHaveLength(2);
  expect(text).toContain('$40');
});
