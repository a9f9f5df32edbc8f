import type { ChoosePasswordForm, MailTokenForm } from '../forms/mail-token.js';
import { action, type Problem, screen } from './screen.js';
import type { SignInWall } from './sign-in-screen.js';

/** The view never has the token: it is in the URL fragment, which browsers do not send. */
export interface MailTokenView {
  readonly mode: 'confirm' | 'choosePassword';
  readonly attempt: string;
  readonly shortestPassword: number;
  readonly problems: readonly Problem[];
  readonly forgot: string;
  readonly signIn: string;
  readonly wall: SignInWall;
}

export const mailTokenScreen = screen<MailTokenView>('mailToken', 'work');

/** Only the button confirms, because mail scanners open links too. */
export const confirmAccount = action<MailTokenForm, null>('/confirm-account');

/** Success ends this browser's session, which was opened with the old password. */
export const choosePassword = action<ChoosePasswordForm, null>('/choose-password');
