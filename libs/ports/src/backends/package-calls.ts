import type { CurrencyCode, Language, PackageChoice, StayBooking } from '@shop/domain';
import type { Written } from './backend-reply.js';
import type { KeptCart } from './kept-cart.js';

/** `unsupported`: the backend has no such call, so the shop does not offer it. */
export type PackageWritten = Written<KeptCart> | { readonly kind: 'unsupported' };

export interface NewPackage extends PackageChoice {
  /** Single tickets to move from the cart into the package in one step, with their places. */
  readonly from?: readonly string[];
  /** The hotel booking to put into the package; a stay of the cart may move in. */
  readonly stay?: StayBooking | undefined;
}

/**
 * The cart's operations on whole packages and on its hold. All or nothing: a refusal changes
 * nothing (docs/rules/packages.md#all-or-none).
 */
export interface PackageCalls {
  /** Without a session, starts a new cart. Holds the places of all parts for 20 minutes. */
  addPackage(
    session: string | undefined,
    wanted: NewPackage,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** The package keeps its id and its nights; its lines get new ids. */
  changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** Removes its nights too; the caller releases their rooms. */
  removePackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** The parts stay as single tickets with their places; the nights stay too. */
  splitPackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** Extends every hold of the cart to 20 minutes from now. */
  extendHold(session: string, language: Language, key: string): Promise<PackageWritten>;
}
