import { FileHotels } from '@shop/adapters/files';
import { type HotelCode, money } from '@shop/domain';
import { type LowestNights, presentHotelCards } from './present-hotel.js';

const content = new FileHotels('content');
/** 22:00 in Cancún, already the next day in UTC. */
const now = new Date('2026-11-21T03:00:00Z');

const nights = (...free: readonly HotelCode[]): LowestNights => ({
  kind: 'ok',
  answer: new Map(free.map((code) => [code, money(319_900, 'MXN')])),
});

const cards = (asked: LowestNights) => presentHotelCards(asked, content, 'es', now);

it('shows the price of a night and links to the page', () => {
  expect(cards(nights('hxm', 'hxa', 'lcdlp'))[2]).toMatchObject({
    code: 'lcdlp',
    name: 'La Caleta de las Palmas',
    href: '/es/hoteles-la-caleta-de-las-palmas/',
    wall: 'hotelPalmas',
    night: {
      kind: 'from',
      price: { text: '$3,199.00\u00a0MXN', spoken: '3,199.00 pesos mexicanos' },
    },
  });
});

it('lists a full hotel last, with its first day that may have a night', () => {
  const [first, second, last] = cards(nights('hxa', 'lcdlp'));
  expect([first?.code, second?.code]).toEqual(['hxa', 'lcdlp']);
  expect(last).toMatchObject({ code: 'hxm', night: { kind: 'full', until: 'dom 20 dic 2026' } });
});

it('calls no hotel full while prices are down', () => {
  const all = cards({ kind: 'failed', reason: 'timeout' });
  expect(all.map(({ code }) => code)).toEqual(['hxm', 'hxa', 'lcdlp']);
  expect(all.map(({ night }) => night.kind)).toEqual(['unknown', 'unknown', 'unknown']);
});
