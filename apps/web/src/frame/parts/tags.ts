import { track } from '../../shop/analytics.js';

const marked = 'tag-manager';

/** True if the consented categories, joined by spaces, allow any tag. */
export const needsTags = (agreed: string): boolean =>
  agreed.includes('analytics') || agreed.includes('marketing');

/**
 * Starts the tag manager once the visitor consents: queues the consent, then a page view. A refusal
 * ends the queue. `agreed`: category names joined by spaces.
 */
export function admitTags(agreed: string, tagManager: string | undefined): void {
  const analytics = agreed.includes('analytics');
  const marketing = agreed.includes('marketing');
  if (!needsTags(agreed)) {
    delete window.dataLayer;
    return;
  }
  const isNew = window.dataLayer === undefined;
  window.dataLayer ??= [];
  track({ event: 'consent', analytics, marketing });
  if (isNew) track({ event: 'page_view', page: canonicalAddress() });
  if (tagManager !== undefined && !document.getElementById(marked)) fetchScript(tagManager);
}

const canonicalAddress = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

function fetchScript(address: string): void {
  const script = document.createElement('script');
  script.id = marked;
  script.async = true;
  script.src = address;
  document.head.append(script);
}
