import { FileContent, FilePlaces } from '@shop/adapters/files';
import { languages } from '@shop/domain';
import { readContent } from '../../backends/sandbox/src/engine/content.js';

const folder = 'content';
const places = new FilePlaces(folder);
const content = new FileContent(folder);
const { products } = await readContent(folder);

const stones: Readonly<Record<string, number>> = {
  cancun: 356,
  airport: 338,
  'puerto-morelos': 320,
  'playa-del-carmen': 288,
  akumal: 255,
  tulum: 228,
};

describe.each(places.pages.directions.map(({ key }) => key))('the route to %s', (park) => {
  const way = places.directions(park, 'en');
  const kilometres = new Map(
    way?.distances.map(({ from, kilometres: length }) => [from.key, length]),
  );

  it('exists from every point of the coast', () => {
    expect([...kilometres.keys()].sort()).toEqual(
      [...Object.keys(stones), 'isla-mujeres', 'cozumel'].sort(),
    );
  });

  it('is at least the highway distance, and little more, between any two towns', () => {
    for (const [one, stone] of Object.entries(stones))
      for (const [other, otherStone] of Object.entries(stones)) {
        const between = Math.abs(stone - otherStone);
        const there = (kilometres.get(one) ?? 0) + (kilometres.get(other) ?? 0);
        expect(there).toBeGreaterThanOrEqual(between);
        expect(
          Math.abs((kilometres.get(one) ?? 0) - (kilometres.get(other) ?? 0)),
        ).toBeLessThanOrEqual(between + 2);
      }
  });

  it('averages 35 to 100 km/h outside towns', () => {
    for (const { from, kilometres: length, minutes } of way?.distances ?? []) {
      if (length < 15 || from.kind === 'island') continue;
      expect((length * 60) / minutes).toBeGreaterThan(35);
      expect((length * 60) / minutes).toBeLessThan(100);
    }
  });

  it('names the kilometre of its address as the place does', () => {
    const stone = /km\s(\d+)/.exec(way?.address ?? '')?.[1];
    const meeting = content.place(way?.slug ?? '', 'es')?.meetingPoint ?? '';
    expect(stone === undefined || meeting.includes(`km\u00a0${stone}`)).toBe(true);
  });
});

describe.each(places.pages.about.map(({ key }) => key))('the place %s', (park) => {
  const about = places.about(park, 'es');
  const product = products.find(({ slug }) => slug === about?.slug);

  it('is a trip if it is sold as one', () => {
    expect(about?.type === 'TouristTrip').toBe(product?.tourOnly);
  });

  it('has no price in its text and six parts in its scene', () => {
    for (const language of languages)
      expect(JSON.stringify(places.about(park, language))).not.toMatch(/[$€]\s?\d|\bMXN\b|\bUSD\b/);
    const crops = about?.activities.map(({ crop }) => `${crop.x} ${crop.y} ${crop.width}`);
    expect(new Set(crops).size).toBe(6);
  });

  it('mentions only times when it is open', () => {
    if (product?.schedule.type !== 'OPENING_HOURS') return;
    const { from, to } = product.schedule;
    expect(about?.moments.filter(({ time }) => time < from || time > to)).toEqual([]);
  });
});

it('gives each page a unique title', () => {
  for (const language of languages) {
    const { homeTitle, listTitle } = content.site(language);
    const titles = [
      homeTitle,
      listTitle,
      ...places.pages.about.map(({ key }) => places.about(key, language)?.title),
      ...places.pages.directions.map(({ key }) => places.directions(key, language)?.title),
      ...places.pages.destinations.map(({ key }) => places.destination(key, language)?.title),
      ...products.map(({ slug }) => content.place(slug, language)?.title),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  }
});

it('lists each product once on the page of a town', () => {
  for (const { key } of places.pages.destinations) {
    const sold = places.destination(key, 'en')?.themes.flatMap((theme) => theme.products) ?? [];
    expect(new Set(sold).size).toBe(sold.length);
    expect(sold.length).toBeGreaterThan(3);
  }
});
