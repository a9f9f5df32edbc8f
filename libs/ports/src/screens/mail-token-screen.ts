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

export interface ConfirmAccountInput {
  path: string;
  token: string;
  attempt: string;
}

/** A press confirms, never the visit: programs that look at mails open links, too. */
export const confirmAccount = action<ConfirmAccountInput, null>('/confirm-account');

export interface ChoosePasswordInput extends ConfirmAccountInput {
  password: string;
}

/** Done ends the session of this browser: whoever is signed in there is so by the old password. */
export const choosePassword = action<ChoosePasswordInput, null>('/choose-password');
