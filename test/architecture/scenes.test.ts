import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';

type Rgb = readonly [number, number, number];
type Box = {
  readonly picture: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Entry = { readonly inkTop: 'ink' | 'white'; readonly alt: Record<'es' | 'en' | 'pt', string> };

const pictures = join(process.cwd(), 'content/pictures');
const entries = JSON.parse(readFileSync(join(pictures, 'scenes.json'), 'utf8')) as Record<
  string,
  Entry
>;
const names = readdirSync(join(pictures, 'scenes'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
const places = names.filter((name) => !/^(state|extra)-/.test(name));
const svgOf = (name: string) => readFileSync(join(pictures, 'scenes', `${name}.svg`), 'utf8');

const wantedPlaces = [
  'gran-ceiba',
  'gran-ceiba-noche',
  'copalera',
  'copalera-fuego',
  'laguna-nacar',
  'bruma',
  'son-de-rio',
  'ojos-de-agua',
  'camino-blanco',
  'barlovento',
  'guarida',
  'hotel-manglar',
  'hotel-arrecife',
  'hotel-palmas',
];
const wantedStates = ['empty-cart', 'no-results', 'offline', 'error', 'not-found', 'thanks'].map(
  (state) => `state-${state}`,
);
const wantedExtras = ['transport', 'food', 'transport-with-food', 'photo'].map(
  (extra) => `extra-${extra}`,
);

const inks: Record<Entry['inkTop'], Rgb> = { ink: [0x11, 0x21, 0x1f], white: [255, 255, 255] };

/** The name covers the upper left 45 % × 40 % of the full picture and of the phone crop. */
const nameBoxes: readonly Box[] = [
  { picture: 'full', left: 0, top: 0, width: 1600 * 0.45, height: 900 * 0.4 },
  { picture: 'phone', left: 560, top: 0, width: 720 * 0.45, height: 900 * 0.4 },
];

/** A smaller share of the box is an antialiased edge or a speck such as a star. */
const smallestShare = 0.005;

function coloursIn(svg: string, box: Box): Rgb[] {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 800 } }).render();
  const { pixels, width } = image;
  const scale = width / 1600;
  const scaled = (length: number) => Math.round(length * scale);
  const counts = new Map<number, number>();
  let looked = 0;
  for (let y = scaled(box.top); y < scaled(box.top + box.height); y++) {
    for (let x = scaled(box.left); x < scaled(box.left + box.width); x++) {
      const colour = pixels.readUInt32BE((y * width + x) * 4) >>> 8;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      looked += 1;
    }
  }
  return [...counts]
    .filter(([, count]) => count >= looked * smallestShare)
    .map(([colour]) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
}

const linear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

describe('the scenes', () => {
  it('exist for every place, state and add-on', () => {
    expect([...names].sort()).toEqual([...wantedPlaces, ...wantedStates, ...wantedExtras].sort());
  });

  it('are listed with their ink and a text alternative in each language', () => {
    expect(Object.keys(entries).sort()).toEqual([...names].sort());
    for (const { inkTop, alt } of Object.values(entries)) {
      expect(['ink', 'white']).toContain(inkTop);
      expect([alt.es, alt.en, alt.pt].map((sentence) => sentence.length > 0)).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

describe.each(names)('the scene %s', (name) => {
  const svg = svgOf(name);

  it('weighs at most 8 kB gzipped', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
  });

  it('uses flat shapes: no text, filter, gradient, bitmap or script', () => {
    expect(svg).not.toMatch(
      /<(text|filter|linearGradient|radialGradient|image|script|foreignObject)\b/,
    );
    expect(svg).not.toMatch(/\bon\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/)/);
  });

  it('has at most two translucent shapes', () => {
    expect((svg.match(/\b(fill-|stroke-)?opacity=/g) ?? []).length).toBeLessThanOrEqual(2);
  });
});

describe.each(places)('the place scene %s', (name) => {
  const svg = svgOf(name);

  it('has the phone crop and the sharing crop', () => {
    expect(svg).toContain('<view id="m" viewBox="560 0 720 900"/>');
    expect(svg).toContain('<view id="og" viewBox="0 30 1600 840"/>');
  });

  it('consists of six planes', () => {
    expect([...svg.matchAll(/\bid="(p[0-5])"/g)].map(([, id]) => id)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
    ]);
  });

  it.each(nameBoxes)('keeps its name readable in the $picture picture', (box) => {
    const painted = coloursIn(svg, box);
    const ink = inks[entries[name]?.inkTop ?? 'ink'];
    const tooClose = painted.filter((colour) => contrast(colour, ink) < 4.5);
    expect(painted.length).toBeGreaterThan(0);
    expect(tooClose).toEqual([]);
  });
});
