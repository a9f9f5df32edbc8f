import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileContent } from './file-content.js';

const folder = 'content';
const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

function broken(name: string, change: (written: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, name), change(readFileSync(join(copy, name), 'utf8')));
  return copy;
}

it('reads a file with a byte order mark', () => {
  const marked = broken('places/bruma.json', (written) => `\uFEFF${written}`);
  expect(new FileContent(marked).place('bruma', 'en')?.scene).toMatchObject({ file: 'bruma.svg' });
});

describe('a content folder with a mistake', () => {
  it.each([
    {
      mistake: 'a title that is too long',
      file: 'places/bruma.json',
      change: (written: string) => written.replace('"title": "', `"title": "${'a'.repeat(60)}`),
      at: 'es.title',
    },
    {
      mistake: 'a language left out',
      file: 'places/guarida.json',
      change: (written: string) => written.replace('"pt":', '"fr":'),
      at: 'pt',
    },
    {
      mistake: 'a poster of nothing',
      file: 'site.json',
      change: (written: string) => written.replace('"copalera-fuego"', '"copalera-agua"'),
      at: 'posters.1',
    },
    {
      mistake: 'an add-on without a name',
      file: 'extras.json',
      change: (written: string) => written.replace('"Photo pass"', '""'),
      at: 'photo.en.name',
    },
    {
      mistake: 'an ink that there is not',
      file: 'pictures/scenes.json',
      change: (written: string) => written.replace('"inkTop": "ink"', '"inkTop": "blue"'),
      at: 'gran-ceiba.inkTop',
    },
    {
      mistake: 'no JSON',
      file: 'site.json',
      change: (written: string) => written.slice(1),
      at: '',
    },
  ])('is refused for $mistake, with file and position', ({ file, change, at }) => {
    const copy = broken(file, change);
    expect(() => new FileContent(copy)).toThrow(`${join(copy, file)}: ${at}`);
  });
});

it('shows a place with its wall only when the picture is missing', () => {
  const copy = broken('places/bruma.json', (written) =>
    written.replace('"scene": "bruma"', '"scene": "not-drawn-yet"'),
  );
  expect(new FileContent(copy).place('bruma', 'en')?.scene).toEqual({
    file: undefined,
    alt: '',
    inkTop: 'ink',
  });
  expect(new FileContent(folder).place('bruma', 'en')?.scene).toMatchObject({ file: 'bruma.svg' });
});

it('shows an add-on without a picture when the file is missing', () => {
  const copy = broken('extras.json', (written) => written.replace('"extra-food"', '"not-drawn"'));
  expect(new FileContent(copy).extra('food', 'en').picture).toBeUndefined();
  expect(new FileContent(folder).extra('food', 'en')).toMatchObject({ picture: 'extra-food.svg' });
});
