import type { Language, Translated } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { PageMeta } from '../../../screen/screen-handler.js';
import { signInPath } from './sign-in-pages.js';

interface BelowSignIn {
  readonly path: string;
  readonly titles: Translated;
  readonly summary: Translated;
}

/** Page data for the pages below the sign-in. Not indexed: they are about one visitor. */
export function presentBelowSignIn(
  { path, titles, summary }: BelowSignIn,
  language: Language,
  content: ContentSource,
): PageMeta {
  const title = titles[language];
  return {
    head: {
      title: `${title} · ${content.site(language).brand}`,
      description: summary[language],
      isIndexed: false,
      wall: undefined,
    },
    breadcrumb: [
      { name: signInNames[language], href: signInPath(language) },
      { name: title, href: path },
    ],
  };
}

const signInNames: Translated = { es: 'Inicia sesión', en: 'Sign in', pt: 'Entrar' };
