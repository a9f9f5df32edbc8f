import type { Mail } from '@shop/ports/backends';

/** A mail to retry later, or one that is obsolete. */
export type NoMail =
  | {
      readonly kind: 'later';
      readonly reason: string;
      /** Not a failure: a person has to decide first. */
      readonly isAwaited?: true;
    }
  | { readonly kind: 'none' };

export type MailToSend = NoMail | { readonly kind: 'mail'; readonly mail: Mail };
