import { expect, test } from '@playwright/test';
import { allCombinations, languageLeft, missing, pairwise } from '../support/combinations.js';
import type { ShopPage } from '../support/every-page.js';

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

test('the selection covers every pair of kind, width and theme, and of language, width and theme', () => {
  const chosen = pairwise(all);
  expect(missing(all, chosen)).toEqual([]);
  expect(chosen.length).toBeLessThan(all.length / 3);
});

test('a pair without a look is named', () => {
  const without = all.filter(({ page, width }) => page.kind !== 'about' || width === 'phone');
  expect(missing(all, without)).toEqual(['about × desktop']);
  const light = all.filter(({ page, theme }) => page.kind !== 'list' || theme === 'light');
  expect(missing(all, light)).toEqual(['list × dark']);
  const shorter = all.filter(({ language, width }) => language !== 'pt' || width === 'phone');
  expect(missing(all, shorter)).toEqual(['pt × desktop']);
});

test('each kind appears in two languages or more, and on two pages if it has several', () => {
  const chosen = pairwise(all);
  for (const kind of ['home', 'about', 'list']) {
    const ofKind = chosen.filter((one) => one.page.kind === kind);
    const seen = new Set(ofKind.map(({ language }) => language));
    expect(seen.size, kind).toBeGreaterThanOrEqual(2);
    expect(seen.has(languageLeft(kind, chosen)), kind).toBe(seen.size === 3);
    const seenPages = new Set(ofKind.map(({ page }) => page));
    expect(seenPages.size, kind).toBeGreaterThanOrEqual(kind === 'about' ? 2 : 1);
  }
});
