/** @jest-environment jsdom */
import type { FoundHotelView, PlaceView, RateView, RoomKindView } from '@shop/ports/screens';
import { aPrice } from '@shop/test/views/a-price';
import { allTexts } from '@shop/test/views/texts';
import { render } from '@testing-library/react';
import { createTranslator } from '../../../shop/translator.js';
import type { FindT } from './count-words.js';
import { FoundHotel } from './found-hotel.js';

const rate: RateView = {
  key: 'mangle.breakfast.free',
  board: 'breakfast',
  rule: { kind: 'free', until: 'vie 11 dic', laterPercent: 50 },
  total: { now: aPrice('30.00'), before: aPrice('40.00') },
};
const dearer: RateView = { ...rate, key: 'mangle.halfBoard.fixed', board: 'halfBoard' };
const kind: RoomKindView = {
  room: 'mangle',
  name: 'Cuarto "Mangle"',
  href: '/es/cuarto/?a=1&b=2',
  window: { src: '/scene.svg', box: '0 0 4 5' },
  beds: 'Una cama',
  view: 'Mar',
  size: 34,
  isLowest: true,
  left: 2,
  rates: [rate, dearer],
  chosenRate: undefined,
  night: { price: aPrice('10.00'), isMean: false, taxes: '$9' },
};
const hotelOf = (differs: Partial<RoomKindView>): FoundHotelView => ({
  code: 'hxm',
  name: 'Hotel Manglar',
  line: 'Entre raíces y garzas',
  wall: 'hotelManglar',
  scene: { alt: '' },
  href: '/es/hoteles-manglar/',
  nearest: undefined,
  kinds: [{ ...kind, ...differs }],
  more: undefined,
  none: undefined,
  place: 2,
  isOther: false,
  withoutCode: undefined,
});
const placeOf = (number: number): PlaceView => ({
  number,
  party: { adults: 2, ages: [] },
  isOpen: false,
  href: '/es/',
  room: undefined,
  lost: undefined,
  from: undefined,
});
const places = [placeOf(1), placeOf(2)];
const texts: FindT = createTranslator('es', allTexts.es).getFixedT('es', 'findRoom');

const show = (differs: Partial<RoomKindView> = {}) =>
  render(
    <FoundHotel hotel={hotelOf(differs)} nights={3} places={places} isBusy={false} t={texts} />,
  ).container;

it('has a button per rate, which names its room and the slot it fills', () => {
  const buttons = [...show().querySelectorAll('button')];
  expect(buttons.map(({ type, name, value }) => `${type} ${name} ${value}`)).toEqual([
    'submit choose hxm 2 mangle.halfBoard.fixed',
    'submit choose hxm 2 mangle.breakfast.free',
  ]);
  expect(buttons[1]?.getAttribute('aria-label')).toContain('Cuarto "Mangle", Desayuno');
});

it('marks a chosen rate in place of its button', () => {
  const list = show({ chosenRate: rate.key });
  expect(list.querySelectorAll('button')).toHaveLength(1);
  expect(list.querySelector('article')?.dataset['chosen']).toBe('');
});

it('states each rule in words, and the previous price', () => {
  const text = show().textContent ?? '';
  expect(text.match(/vie 11 dic/g)).toHaveLength(2);
  expect(text).toContain('$40');
});

it('renders no ticket again while a choice is sent', () => {
  const asked: string[] = [];
  const t = new Proxy(texts, {
    apply(target, self, [key, ...variables]: [string, ...object[]]) {
      asked.push(key);
      return Reflect.apply(target, self, [key, ...variables]) as string; // as: texts are strings
    },
  });
  const props = { hotel: hotelOf({}), nights: 3, places, t };
  const { container, rerender } = render(<FoundHotel {...props} isBusy={false} />);
  const ofTickets = () => asked.filter((key) => key.startsWith('room.')).length;
  const before = ofTickets();
  rerender(<FoundHotel {...props} isBusy />);
  expect(container.querySelector('ul[aria-busy]')).not.toBeNull();
  expect(before).toBeGreaterThan(0);
  expect(ofTickets()).toBe(before);
});
