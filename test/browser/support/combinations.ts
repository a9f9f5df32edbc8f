import { type Language, languages } from '@shop/domain';
import type { ShopPage } from './every-page.js';

export const widths = ['phone', 'desktop'] as const;
export const themes = ['light', 'dark'] as const;

/** One look at a page: in a language, at a width, in a theme. */
export interface Combination {
  readonly page: ShopPage;
  readonly language: Language;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

/** Every page in every language, at every width, in every theme. */
export const allCombinations = (pages: readonly ShopPage[]): readonly Combination[] =>
  pages.flatMap((page) =>
    languages.flatMap((language) =>
      widths.flatMap((width) => themes.map((theme) => ({ page, language, width, theme }))),
    ),
  );

/** What a look meets of what is needed: its page, and each pair of its traits. */
const metBy = ({ page, language, width, theme }: Combination): readonly string[] => [
  `page ${page.name}`,
  `${page.kind} × ${language}`,
  `${page.kind} × ${width}`,
  `${page.kind} × ${theme}`,
  `${language} × ${width}`,
  `${width} × ${theme}`,
  `${language} × ${theme}`,
];

/** Pages and pairs that all combinations have, and the chosen ones have not. */
export function missing(
  all: readonly Combination[],
  chosen: readonly Combination[],
): readonly string[] {
  const met = new Set(chosen.flatMap(metBy));
  return [...new Set(all.flatMap(metBy))].filter((need) => !met.has(need));
}

/**
 * A few of all combinations: each page is there, and each pair of its kind, the language, the width
 * and the theme. Always the same ones for the same pages, and none that could be left out.
 */
export function pairwise(all: readonly Combination[]): readonly Combination[] {
  const open = new Set(all.flatMap(metBy));
  const chosen: Combination[] = [];
  // What many could do is done by the one whose language, width and theme were looked at least.
  const worthOf = (one: Combination) =>
    metBy(one).filter((need) => open.has(need)).length -
    chosen.filter((other) => isLike(one, other)).length / all.length;
  while (open.size > 0) {
    const best = most(all, worthOf);
    if (!best) break;
    chosen.push(best);
    for (const need of metBy(best)) open.delete(need);
  }
  return chosen.reduceRight((kept, one) => {
    const rest = kept.filter((other) => other !== one);
    return missing(all, rest).length === 0 ? rest : kept;
  }, chosen);
}

const isLike = (one: Combination, other: Combination) =>
  one.language === other.language && one.width === other.width && one.theme === other.theme;

function most<T>(all: readonly T[], worthOf: (one: T) => number): T | undefined {
  const worths = all.map(worthOf);
  return all[worths.indexOf(worths.reduce((a, b) => Math.max(a, b), -Infinity))];
}
