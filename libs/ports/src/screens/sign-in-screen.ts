import type { SocialNetwork } from '@shop/domain';
import type { ForgotForm, SignInForm, SignUpForm } from '../forms/sign-in.js';
import { action, type Problem, screen } from './screen.js';
import type { SceneView } from './texts.js';

/** The place beside the form on a desktop: the one that the visitor comes from. */
export interface SignInWall {
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
}

export const signInTold = ['signedUp', 'signedOut', 'confirmed', 'passwordChosen'] as const;
export type SignInTold = (typeof signInTold)[number];

/** One page for sign-in and, with `?new`, sign-up. It keeps the input except the password. */
export interface SignInView {
  readonly mode: 'signIn' | 'signUp';
  /** Links to the BFF, which starts the identity provider's flow by GET. */
  readonly networks: readonly {
    readonly key: SocialNetwork;
    readonly href: string;
    readonly rememberedHref: string;
  }[];
  /** Path and query of this shop to open after the sign-in; a field of both forms. */
  readonly next: string;
  readonly typed: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly country: string;
  };
  readonly remember: boolean;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly shortestPassword: number;
  readonly problems: readonly Problem[];
  readonly told: SignInTold | undefined;
  readonly other: string;
  readonly wall: SignInWall;
}

export const signInScreen = screen<SignInView>('signIn', 'work');

/** The form to reset a password. Its reply never reveals whether an account exists. */
export interface ForgotView {
  readonly email: string;
  readonly problems: readonly Problem[];
  readonly isSent: boolean;
  readonly signIn: string;
  readonly wall: SignInWall;
}

export const forgotScreen = screen<ForgotView>('forgot', 'work');

/**
 * With scripts, the reply is a one-time handle to send to `userSession`. It works for one minute,
 * in this browser. A form without scripts is signed in at once.
 */
export interface SignInDone {
  readonly sessionId: string;
}

/** A 429 is refused with `GENERAL_ERROR`; `detail` says how long to wait. */
export const signIn = action<SignInForm, SignInDone>('/sign-in');

/** Success leads to the sign-in page, which asks the visitor to confirm by mail. */
export const signUp = action<SignUpForm, null>('/sign-up');

export const forgotPassword = action<ForgotForm, null>('/forgot');

/** The "forgot" button of the sign-in form without scripts; it keeps the email. */
export const toForgot = '/api/to-forgot';
