import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hotelCodes, languages } from '@shop/domain';
import { FileHotels } from './file-hotels.js';

const folder = 'content';
const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

function broken(name: string, change: (written: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'hotels-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  const written = readFileSync(join(copy, name), 'utf8');
  writeFileSync(join(copy, name), change(written));
  return copy;
}

const replace = (from: string, to: string) => (written: string) => written.replace(from, to);

it.each([
  ['a hotel of another wall', 'hxm.json', replace('hotelManglar', 'granCeiba'), 'wall'],
  [
    'a title too long',
    'hxa.json',
    replace('"title": "', `"title": "${'a'.repeat(60)}`),
    'es.title',
  ],
  ['a language left out', 'lcdlp.json', replace('"pt": {', '"fr": {'), 'pt'],
  ['an amenity that there is not', 'hxm.json', replace('"pool"', '"helipad"'), 'amenities.0.kind'],
  [
    'three children in a room',
    'hxm.json',
    replace('"children": 2', '"children": 3'),
    'rooms.0.children',
  ],
  ['an hour that there is not', 'hxa.json', replace('"15:00"', '"25:00"'), 'checkIn'],
  [
    'a park that there is not',
    'hxm.json',
    replace('"slug": "copalera"', '"slug": "nowhere"'),
    'parks.1.slug',
  ],
  ['a field that nobody reads', 'page.json', replace('"es": {', '"es": { "price": 1,'), 'es'],
])('is refused for %s, with file and position', (_, name, change, at) => {
  const file = join('hotels', name);
  const copy = broken(file, change);
  expect(() => new FileHotels(copy)).toThrow(`${join(copy, file)}: ${at}`);
});

it('shows a hotel with its wall only when the picture is missing', () => {
  const copy = broken(
    'hotels/hxm.json',
    replace('"scene": "hotel-manglar"', '"scene": "not-drawn"'),
  );
  const { scene, wall } = new FileHotels(copy).hotel('hxm', 'en');
  expect([scene.file, scene.alt, wall]).toEqual([undefined, '', 'hotelManglar']);
});

it('describes each hotel in each language', () => {
  const content = new FileHotels(folder);
  for (const code of hotelCodes) {
    const [es, en, pt] = languages.map((language) => content.hotel(code, language));
    expect([en?.name, pt?.name]).toEqual([es?.name, es?.name]);
    expect(new Set([es?.line, en?.line, pt?.line]).size).toBe(3);
    expect(es?.rooms.length).toBeGreaterThanOrEqual(3);
  }
});
