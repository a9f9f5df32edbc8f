import type { SubscribeForm } from '../forms/newsletter.js';
import { action } from './screen.js';

/** The sentence that replaces the form. */
export interface NewsletterDone {
  readonly text: string;
}

/**
 * A problem has the field `page` if the visitor cannot correct it. A form without scripts then
 * leads to the subscription error page.
 */
export const subscribe = action<SubscribeForm, NewsletterDone>('/newsletter');
