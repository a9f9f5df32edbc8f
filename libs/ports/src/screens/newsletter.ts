import { action } from './screen.js';

/**
 * What the subscription form sends, from any page. A ticked box sends `yes`, one that is not
 * ticked nothing.
 */
export interface NewsletterInput {
  /** Path and query of the page the form stands on. */
  path: string;
  name: string;
  lastName: string;
  email: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  accepts?: string;
  permits?: string;
  /** Hidden from people: what is written here was written by a machine. */
  website?: string;
  /** Made by the browser, so that pressing twice is one subscription; none without scripts. */
  attempt?: string;
}

/** The sentence that takes the form's place. */
export interface NewsletterDone {
  readonly text: string;
}

/**
 * Problems stand at the field of their name, or at `page` when the visitor can't mend them: then a
 * form without scripts goes on to the subscription error page.
 */
export const subscribe = action<NewsletterInput, NewsletterDone>('/newsletter');
