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

test('the selection has every pair of kind and width, and of language and width', () => {
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
  const without = all.filter(({ page, width }) => page.kind !== 'about' || width === 'phone');
  expect(missing(all, without)).toEqual(['about × desktop']);
  const shorter = all.filter(({ language, width }) => language !== 'pt' || width === 'phone');
  expect(missing(all, shorter)).toEqual(['pt × desktop']);
});

test('a kind is seen in two languages, and on two pages where it has more than one', () => {
  for (const kind of ['home', 'about', 'list']) {
    const ofKind = pairwise(all).filter(({ page }) => page.kind === kind);
    expect(new Set(ofKind.map(({ language }) => language)).size, kind).toBe(2);
    expect(new Set(ofKind.map(({ page }) => page)).size).toBe(kind === 'about' ? 2 : 1);
  }
});

test('the selection is the same at every run', () => {
  expect(pairwise(allCombinations(pages))).toEqual(pairwise(all));
});
