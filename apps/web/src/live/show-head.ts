import type { PageView } from '@shop/ports/screens';

/** Writes what a page says about itself into the document that is already there. */
export function showHead({ head, frame }: PageView): void {
  const { documentElement: root } = document;
  document.title = head.title;
  root.lang = frame.languageTag;
  root.dataset['theme'] = frame.theme;
  document
    .querySelector<HTMLMetaElement>('meta[name="description"]')
    ?.setAttribute('content', head.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (head.canonical === undefined) canonical?.remove();
  else canonical?.setAttribute('href', head.canonical);
}
