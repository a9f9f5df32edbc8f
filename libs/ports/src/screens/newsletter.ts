import type { SubscribeForm } from '../forms/newsletter.js';
import { action } from './screen.js';

export interface NewsletterDone {
  readonly text: string;
}

/** Problems with the field `page` lead a form without scripts to the subscription error page. */
export const subscribe = action<SubscribeForm, NewsletterDone>('/newsletter');
