import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@shop/domain';

const folder = join(process.cwd(), 'dist/web/sharing');
const namesIn = (path: string) =>
  readdirSync(join(process.cwd(), 'content', path)).map((name) => basename(name, '.json'));

/** Every subject of a page, from the content. */
const places = new Set([...namesIn('places'), ...namesIn('about')]);
const subjects = ['home', ...places, 'hxm', 'hxa', 'lcdlp'];

describe.each(subjects)('the sharing picture of %s', (subject) => {
  it.each(languages)('exists in %s, 1200 by 630 and at most 120 kB', (language) => {
    const png = readFileSync(join(folder, `${subject}.${language}.png`));
    // The header of a PNG: signature, then width and height of the first chunk.
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(120_000);
  });
});

it('has a text alternative in every language', () => {
  const index = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >; // as: what is tested
  const mute = subjects.filter((subject) => languages.some((one) => !index[subject]?.[one]));
  expect(mute).toEqual([]);
});
