import type { CurrencyCode, Language, PackageChoice, StayBooking } from '@shop/domain';
import type { Written } from './asked.js';
import type { KeptCart } from './kept-cart.js';

/** `unsupported`: the backend has no such call, so that nothing of the kind can be offered. */
export type PackageWritten = Written<KeptCart> | { readonly kind: 'unsupported' };

/** What becomes a package. */
export interface NewPackage extends PackageChoice {
  /** The loose lines that leave the cart for it, in the same step; their places go to its parts. */
  readonly from?: readonly string[];
  /** Its nights as the hotels hold them, put in with it; those of a loose stay become its own. */
  readonly stay?: StayBooking | undefined;
}

/**
 * What a cart does with packages as a whole, and with its places. All or nothing: a refusal leaves
 * everything as it was (docs/rules/packages.md#all-or-none).
 */
export interface PackageCalls {
  /** Without a session a new cart is begun. Holds the places of all parts for 20 minutes. */
  addPackage(
    session: string | undefined,
    wanted: NewPackage,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** The package keeps its id and its nights; its lines are others than before. */
  changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** With its nights, whose rooms are the caller's to give back. */
  removePackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** Its parts stay as loose lines, with their places, each at its own price; its nights stay, too. */
  splitPackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** Holds what the cart still holds for a full 20 minutes from now. */
  extendHold(session: string, language: Language, key: string): Promise<PackageWritten>;
}
