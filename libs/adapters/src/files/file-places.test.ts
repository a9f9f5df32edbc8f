import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilePlaces } from './file-places.js';

const folder = 'content';
const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

function broken(name: string, change: (written: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'places-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, name), change(readFileSync(join(copy, name), 'utf8')));
  return copy;
}

describe('place texts with a mistake', () => {
  it.each([
    {
      mistake: 'a language left out',
      file: 'about/bruma.json',
      change: (written: string) => written.replace('"pt":', '"fr":'),
      at: 'page.pt',
    },
    {
      mistake: 'a key that nothing reads',
      file: 'about/bruma.json',
      change: (written: string) => written.replace('{', '{ "price": "10",'),
      at: ': Unrecognized key: "price"',
    },
    {
      mistake: 'a part outside of the scene',
      file: 'about/copalera.json',
      change: (written: string) => written.replace('[890, 340, 330]', '[1300, 340, 330]'),
      at: 'activities.0.crop: outside of the scene',
    },
    {
      mistake: 'a ticket that is not there',
      file: 'about/guarida.json',
      change: (written: string) => written.replace('"slug": "guarida"', '"slug": "atlantis"'),
      at: 'slug: there is no atlantis',
    },
    {
      mistake: 'a distance from nowhere',
      file: 'directions/guarida.json',
      change: (written: string) => written.replace('"cancun": {', '"merida": {'),
      at: 'distances: there is no merida',
    },
    {
      mistake: 'a poster of nothing',
      file: 'destinations/tulum.json',
      change: (written: string) => written.replace('["copalera"]', '["copalera-agua"]'),
      at: 'themes.nature: there is no copalera-agua',
    },
    {
      mistake: 'a town in another sea',
      file: 'directions/coast.json',
      change: (written: string) => written.replace('21.161', '12.161'),
      at: 'points.0.latitude',
    },
  ])('are refused for $mistake, with file and position', ({ file, change, at }) => {
    const copy = broken(file, change);
    const read = () => new FilePlaces(copy);
    expect(read).toThrow(join(copy, file));
    expect(read).toThrow(at);
  });

  it('are refused when a place has no directions', () => {
    const copy = broken('site.json', (written) => written);
    rmSync(join(copy, 'directions/bruma.json'));
    expect(() => new FilePlaces(copy)).toThrow('bruma: has one of its two pages only');
  });
});

it('returns nothing for an unknown place or town', () => {
  const places = new FilePlaces(folder);
  for (const key of ['atlantis', '__proto__', 'constructor', 'coast', '']) {
    expect(places.about(key, 'es')).toBeUndefined();
    expect(places.directions(key, 'es')).toBeUndefined();
    expect(places.destination(key, 'es')).toBeUndefined();
  }
});
