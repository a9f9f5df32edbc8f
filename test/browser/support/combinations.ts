import { type Language, languages } from '@shop/domain';
import type { ShopPage } from './every-page.js';

export const widths = ['phone', 'desktop'] as const;

export const themes = ['light', 'dark'] as const;

export interface Combination {
  readonly page: ShopPage;
  readonly language: Language;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

export const allCombinations = (pages: readonly ShopPage[]): readonly Combination[] =>
  pages.flatMap((page) =>
    languages.flatMap((language) =>
      widths.flatMap((width) => themes.map((theme) => ({ page, language, width, theme }))),
    ),
  );

/**
 * Needs that a check covers. Pages of one kind share a layout, so each needs every width and theme,
 * in as many languages as that takes. `nojs-pages.spec.ts` covers the remaining language.
 */
const metBy = ({ page, language, width, theme }: Combination): readonly string[] => [
  `${page.kind} × ${width}`,
  `${page.kind} × ${theme}`,
  `${language} × ${width}`,
  `${language} × ${theme}`,
  `${width} × ${theme}`,
];

export function missing(
  all: readonly Combination[],
  chosen: readonly Combination[],
): readonly string[] {
  const met = new Set(chosen.flatMap(metBy));
  return [...new Set(all.flatMap(metBy))].filter((need) => !met.has(need));
}

/** A minimal, deterministic selection of combinations that covers every needed pair. */
export function pairwise(all: readonly Combination[]): readonly Combination[] {
  const open = new Set(all.flatMap(metBy));
  const chosen: Combination[] = [];
  // Among equal candidates, take the one most unlike those chosen.
  const worthOf = (one: Combination) =>
    metBy(one).filter((need) => open.has(need)).length -
    chosen.reduce((sum, other) => sum + likeness(one, other), 0) / (4 * all.length);
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

/** Within a kind the language counts more, and the same page most. */
function likeness(one: Combination, other: Combination): number {
  const isSameLanguage = one.language === other.language;
  if (one.page === other.page) return isSameLanguage ? 4 : 2;
  if (one.page.kind === other.page.kind) return isSameLanguage ? 2 : 0;
  if (!isSameLanguage) return 0;
  return one.width === other.width || one.theme === other.theme ? 1 : 0;
}

function most<T>(all: readonly T[], worthOf: (one: T) => number): T | undefined {
  const worths = all.map(worthOf);
  return all[worths.indexOf(worths.reduce((a, b) => Math.max(a, b), -Infinity))];
}

/** The language in which no chosen check sees this kind of page; the last one if none is left. */
export const languageLeft = (kind: string, chosen: readonly Combination[]): Language =>
  languages.find((one) =>
    chosen.every(({ page, language }) => page.kind !== kind || language !== one),
  ) ?? 'pt';
