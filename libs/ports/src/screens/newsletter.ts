import type { SubscribeForm } from '../forms/newsletter.js';
import { action } from './screen.js';

/** The sentence that takes the form's place. */
export interface NewsletterDone {
  readonly text: string;
}

/**
 * Problems stand at the field of their name, or at `page` when the visitor can't mend them: then a
 * form without scripts goes on to the subscription error page.
 */
export const subscribe = action<SubscribeForm, NewsletterDone>('/newsletter');
