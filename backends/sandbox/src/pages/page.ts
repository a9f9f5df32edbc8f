import {
  type Language,
  languageNames,
  languages,
  languageTags,
  type Translated,
} from '@shop/domain';
import { safe } from '../http/safe.js';

const groupBrand = 'Coralibrí (sandbox)';

const languagesLabel: Translated = { es: 'Idioma', en: 'Language', pt: 'Idioma' };

export interface Page {
  readonly language: Language;
  /** The page's brand; absent: the resort group. */
  readonly brand?: string;
  /** The target of the language links, a path with any query; absent: no links. */
  readonly links?: string;
  readonly title: string;
  /** What the page stands for; shown at the top. */
  readonly notice: string;
  /** Trusted HTML. */
  readonly content: string;
}

/** The layout of every page of the sandbox; it needs no scripts. */
export function page({ language, links, title, notice, content, brand }: Page): string {
  const name = safe(brand ?? groupBrand);
  const nav = links === undefined ? '' : languageLinks(language, links);
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${safe(title)} · ${name}</title>
<link rel="stylesheet" href="/pages/style.css"></head>
<body>
<header><p class="brand">${name}</p>
${nav}</header>
<main><p class="notice">${safe(notice)}</p>
${content}
</main>
</body></html>`;
}

function languageLinks(language: Language, links: string): string {
  const join = links.includes('?') ? '&' : '?';
  const items = languages.map((other) => {
    const tag = languageTags[other];
    const current = other === language ? ' aria-current="true"' : '';
    return `<li><a href="${safe(`${links}${join}lang=${other}`)}" lang="${tag}" hreflang="${tag}"${current}>${languageNames[other]}</a></li>`;
  });
  return `<nav aria-label="${safe(languagesLabel[language])}"><ul>${items.join('')}</ul></nav>`;
}
