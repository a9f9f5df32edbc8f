import { say } from '../../scripts/lib/say.mjs';
import { againstFigures } from './figures.mjs';
import { compareUnderLoad } from './load.mjs';
import { cpuMsOf } from './start-shop.mjs';

const asked = [
  { name: 'home', path: '/es/', kept: false, goal: 0.5 },
  { name: 'list', path: '/es/parques-y-tours/', kept: false, goal: 0.5 },
  { name: 'buy', path: '/es/entrada-bruma/', kept: false, goal: 0.7 },
  { name: 'home, one at a time', path: '/es/', kept: false, connections: 1 },
  { name: 'list, one at a time', path: '/es/parques-y-tours/', kept: false, connections: 1 },
  { name: 'buy, one at a time', path: '/es/entrada-bruma/', kept: false, connections: 1 },
  { name: 'home, kept', path: '/es/', kept: true },
  { name: 'buy, kept', path: '/es/entrada-bruma/', kept: true },
];

/** Alternates pages of two builds; each page's processor cost relative to the earlier build. */
export async function measureAgainst(shop, before) {
  const figures = [];
  for (const { name, path, kept, goal, connections } of asked) {
    say(`  ${name} …`);
    const sides = [shop, before].map((one) => {
      const of = kept ? one.keeping : one;
      return { url: of.url + path, cpuMs: () => cpuMsOf(of) };
    });
    figures.push(againstFigures(name, await compareUnderLoad(sides, { connections }), goal));
  }
  return { figures };
}
