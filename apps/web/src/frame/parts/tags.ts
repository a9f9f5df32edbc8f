import { track } from '../../shop/analytics.js';

const marked = 'tag-manager';

/** Whether the categories, by their names in one text, let any tag run. */
export const needsTags = (agreed: string): boolean =>
  agreed.includes('analytics') || agreed.includes('marketing');

/**
 * Makes the queue and fetches the tag manager, once, when somebody agreed to what needs them: first
 * in the queue is what was agreed to, then the page in view. A no ends the queue. `agreed` holds
 * the names of the categories.
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
