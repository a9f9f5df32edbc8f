import { FileContent, FileHotels } from '@shop/adapters/files';
import { currencies, currencyCodes, hotelCodes, languages, maxChildrenPerRoom } from '@shop/domain';
import { readContent } from '../../backends/sandbox/src/engine/content.js';
import { walls } from '../../apps/web/src/theme/walls.js';

const folder = 'content';
const hotels = new FileHotels(folder);
const content = new FileContent(folder);
const { hotels: rates, prices } = await readContent(folder);

describe.each(hotelCodes)('the hotel %s', (code) => {
  it.each(languages)('has its scene, its wall and a page of its own in %s', (language) => {
    const { scene, wall, title } = hotels.hotel(code, language);
    const titles = hotelCodes.map((other) => hotels.hotel(other, language).title);
    expect(Object.keys(walls)).toContain(wall);
    expect(scene.file).toMatch(/^hotel-\w+\.svg$/);
    expect(titles.filter((other) => other === title)).toEqual([title]);
    expect(titles).not.toContain(hotels.page(language).title);
  });

  it('has a description without amounts: those come from the backend', () => {
    const written = JSON.stringify(languages.map((language) => hotels.hotel(code, language)));
    expect(written).not.toMatch(/[$€£¥₩]|\b(MXN|USD|EUR|COP|BRL)\b/);
  });

  it('links to parks of the shop, nearest first', () => {
    const { parks } = hotels.hotel(code, 'en');
    const minutes = parks.map((park) => park.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    for (const { slug } of parks) expect(content.place(slug, 'en')?.slug).toBe(slug);
  });

  it('has a room for two adults with a room’s maximum of children or fewer', () => {
    const { rooms } = hotels.hotel(code, 'en');
    expect(rooms.some(({ adults, children }) => adults === 2 && children > 0)).toBe(true);
    expect(Math.max(...rooms.map(({ children }) => children))).toBe(maxChildrenPerRoom);
  });

  it.each(currencyCodes)('has rising displayed prices by class in %s', (currency) => {
    const { low, standard, high } = rates.nights[code][currency];
    const unseen = 10 ** (currencies[currency].isoDigits - currencies[currency].screenDigits);
    expect([low, standard, high].filter((amount) => amount % unseen !== 0)).toEqual([]);
    expect(low).toBeLessThan(standard);
    expect(standard).toBeLessThan(high);
  });
});

it.each(currencyCodes)('a night in %s costs about the same as in dollars', (currency) => {
  const park = prices.products.bruma;
  const perDollar = Number(park?.[currency].standard) / Number(park?.USD.standard);
  for (const code of hotelCodes) {
    const nights = rates.nights[code];
    const ratio = nights[currency].standard / nights.USD.standard / perDollar;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  }
});
