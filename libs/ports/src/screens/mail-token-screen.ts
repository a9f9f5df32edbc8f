import type { ChoosePasswordForm, MailTokenForm } from '../forms/mail-token.js';
import { action, type Problem, screen } from './screen.js';
import type { SignInWall } from './sign-in-screen.js';

/**
 * A page that a mail leads to. The token of the mail is not in the view: it stands in the fragment
 * of the address, which no server is sent, or is typed, and is never shown again.
 */
export interface MailTokenView {
  /** What the token is good for. */
  readonly mode: 'confirm' | 'choosePassword';
  /** A field of the form, so that pressing twice is one try. */
  readonly attempt: string;
  readonly shortestPassword: number;
  readonly problems: readonly Problem[];
  /** Where another link is asked for. */
  readonly forgot: string;
  readonly signIn: string;
  readonly wall: SignInWall;
}

export const mailTokenScreen = screen<MailTokenView>('mailToken', 'work');

/** A press confirms, never the visit: programs that look at mails open links, too. */
export const confirmAccount = action<MailTokenForm, null>('/confirm-account');

/** Done ends the session of this browser: whoever is signed in there is so by the old password. */
export const choosePassword = action<ChoosePasswordForm, null>('/choose-password');
