import { expect, test } from '@playwright/test';
import { allCombinations, missing, pairwise } from './support/combinations.js';
import type { ShopPage } from './support/every-page.js';

const aPage = (kind: string, name: string): ShopPage => ({
  name,
  kind,
  paths: { es: `/es/${name}/`, en: `/en/${name}/`, pt: `/pt/${name}/` },
  status: 200,
  isListed: true,
});

const pages = [
  aPage('home', 'home'),
  ...['bruma', 'copalera', 'barlovento', 'guarida', 'son-de-rio'].map((one) => aPage('about', one)),
  aPage('list', 'list'),
];
const all = allCombinations(pages);

test('the selection has every page and every pair of kind, language, width and theme', () => {
  const chosen = pairwise(all);
  expect(missing(all, chosen)).toEqual([]);
  expect(chosen.length).toBeLessThan(all.length / 3);
});

test('the selection holds nothing that could be left out', () => {
  const chosen = pairwise(all);
  for (const one of chosen) {
    const rest = chosen.filter((other) => other !== one);
    expect(missing(all, rest)).not.toEqual([]);
  }
});

test('a pair that no look has is named', () => {
  const without = all.filter(({ page, theme }) => page.kind !== 'about' || theme === 'light');
  expect(missing(all, without)).toEqual(['about × dark']);
  const shorter = all.filter(({ page }) => page.name !== 'guarida');
  expect(missing(all, shorter)).toEqual(['page guarida']);
});

test('the selection is the same at every run', () => {
  expect(pairwise(allCombinations(pages))).toEqual(pairwise(all));
});
