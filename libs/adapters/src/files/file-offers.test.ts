import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerPages } from '@shop/ports/backends';
import { FileOffers } from './file-offers.js';

const folder = 'content';
const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

function broken(name: string, change: (written: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'offers-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  const written = readFileSync(join(copy, name), 'utf8');
  const changed = change(written);
  if (changed === written) throw new Error(`nothing to break in ${name}`);
  writeFileSync(join(copy, name), changed);
  return copy;
}

const replaced = (from: string, to: string) => (written: string) => written.replace(from, to);

it.each([
  {
    mistake: 'a coupon longer than a year',
    file: 'promotions.json',
    change: replaced('"until": "2027-11-14"', '"until": "2027-11-15"'),
    at: 'coupons.1.until',
  },
  {
    mistake: 'a coupon that ends before it begins',
    file: 'promotions.json',
    change: replaced('"until": "2027-03-31"', '"until": "2026-10-31"'),
    at: 'coupons.0.until',
  },
  {
    mistake: 'a day that there is not',
    file: 'promotions.json',
    change: replaced('"from": "2026-11-01"', '"from": "2026-11-31"'),
    at: 'coupons.0.from',
  },
  {
    mistake: 'one code twice',
    file: 'promotions.json',
    change: replaced('NOCHEDELUCES', 'AGUACLARA'),
    at: 'coupons',
  },
  {
    mistake: 'a coupon that takes off everything',
    file: 'promotions.json',
    change: replaced('"percent": 8', '"percent": 100'),
    at: 'coupons.0.percent',
  },
  {
    mistake: 'a key that nobody reads',
    file: 'promotions.json',
    change: replaced('"percent": 8', '"price": 8, "percent": 8'),
    at: 'coupons.0',
  },
  {
    mistake: 'a package of one place',
    file: 'packages.json',
    change: replaced('["laguna-nacar", "copalera"]', '["copalera"]'),
    at: 'packages.0.slugs',
  },
  {
    mistake: 'a package of one place twice',
    file: 'packages.json',
    change: replaced('["laguna-nacar", "copalera"]', '["copalera", "copalera"]'),
    at: 'packages.0.slugs',
  },
  {
    mistake: 'a package of nothing that is described',
    file: 'packages.json',
    change: replaced('["laguna-nacar", "copalera"]', '["atlantis", "copalera"]'),
    at: 'packages.0.slugs: there is no places/atlantis.json',
  },
  {
    mistake: 'a picture that is not drawn',
    file: 'gallery.json',
    change: replaced('"scene": "hotel-palmas"', '"scene": "atlantis"'),
    at: 'pictures.18.scene: there is no pictures/scenes/atlantis.svg',
  },
  {
    mistake: 'a picture of nobody',
    file: 'gallery.json',
    change: replaced('"subject": "guarida"', '"subject": "atlantis"'),
    at: 'pictures.5.subject',
  },
  {
    mistake: 'a detail outside of its scene',
    file: 'gallery.json',
    change: replaced('"box": [880, 20, 520, 650]', '"box": [1200, 20, 520, 650]'),
    at: 'pictures.0.box',
  },
  {
    mistake: 'a title that is too long',
    file: 'compare.json',
    change: replaced('"headTitle": "', `"headTitle": "${'a'.repeat(60)}`),
    at: 'page.es.headTitle',
  },
  {
    mistake: 'a language left out',
    file: 'price-guide.json',
    change: replaced('"pt":', '"fr":'),
    at: 'page',
  },
])('is refused for $mistake, with file and position', ({ file, change, at }) => {
  const copy = broken(file, change);
  expect(() => new FileOffers(copy)).toThrow(`${join(copy, file)}: ${at}`);
});

describe('the shipped offers', () => {
  const offers = new FileOffers(folder);

  it.each(offerPages)('have their own text for %s in each language', (page) => {
    const titles = (['es', 'en', 'pt'] as const).map((language) => offers.page(page, language));
    expect(new Set(titles.map(({ headTitle }) => headTitle)).size).toBe(3);
  });

  it('describe a detail with its own sentence and a whole scene with its picture’s', () => {
    const pictures = offers.gallery('en');
    expect(pictures.find(({ file }) => file === 'barlovento.svg')?.alt).toMatch(
      /^A catamaran|sail/i,
    );
    const sentences = pictures.map(({ alt }) => alt);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
