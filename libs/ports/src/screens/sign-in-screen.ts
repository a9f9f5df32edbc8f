import type { SocialNetwork } from '@shop/domain';
import type { ForgotForm, SignInForm, SignUpForm } from '../forms/sign-in.js';
import { action, type Problem, screen } from './screen.js';
import type { SceneView } from './texts.js';

/** What stands beside the form on a desktop: the place that the visitor comes from. */
export interface SignInWall {
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
}

export const signInTold = ['signedUp', 'signedOut', 'confirmed', 'passwordChosen'] as const;
export type SignInTold = (typeof signInTold)[number];

/** Sign in and sign up: one page, `?new` for the second. What was typed stays, but no password. */
export interface SignInView {
  readonly mode: 'signIn' | 'signUp';
  /** Where each button leads: plain links, for the provider is asked by GET. */
  readonly networks: readonly {
    readonly key: SocialNetwork;
    readonly href: string;
    /** The same for somebody who wants to be remembered. */
    readonly rememberedHref: string;
  }[];
  /** Where to go on when signed in: path and query of this shop; a field of both forms. */
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
  /** What was done before, said above the form. */
  readonly told: SignInTold | undefined;
  /** The page in its other mode. */
  readonly other: string;
  readonly wall: SignInWall;
}

export const signInScreen = screen<SignInView>('signIn', 'work');

/** One field, and an answer that says nothing of who has an account. */
export interface ForgotView {
  readonly email: string;
  readonly problems: readonly Problem[];
  readonly isSent: boolean;
  readonly signIn: string;
  readonly wall: SignInWall;
}

export const forgotScreen = screen<ForgotView>('forgot', 'work');

/**
 * With scripts: a handle that is good once, for a minute, in this browser, to be sent on to
 * `userSession`. A form without scripts is signed in at once.
 */
export interface SignInDone {
  readonly sessionId: string;
}

/** A 429 is refused with GENERAL_ERROR and says in `detail` how long to wait. */
export const signIn = action<SignInForm, SignInDone>('/sign-in');

/** Done leads to the sign-in page, which says that a mail has to be confirmed. */
export const signUp = action<SignUpForm, null>('/sign-up');

export const forgotPassword = action<ForgotForm, null>('/forgot');

/** Without scripts: the "forgot" button of the sign-in form, which carries the e-mail over. */
export const toForgot = '/api/to-forgot';
