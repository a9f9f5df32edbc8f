/** Wallets of phones that a ticket can be put into. */
export const walletKinds = ['apple', 'google'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** One ticket, in words of its language. */
export interface WalletPass {
  /** Of this pass among all of ours, the same each time it is made. */
  readonly serial: string;
  /** BCP 47, `es-MX`. */
  readonly language: string;
  readonly brand: string;
  readonly place: string;
  /** Whose it is: `Adulto, 1 de 2`. */
  readonly unit: string;
  /** What is told of it, the most important first. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** What a gate reads, and what stands below it. */
  readonly signed: string;
  readonly code: string;
  /** `#rrggbb`. */
  readonly colors: { readonly ground: string; readonly ink: string };
  /** When it is of use: a visit's beginning, or nothing for an open ticket. */
  readonly begins: Date | undefined;
  /** From then on it opens no gate. */
  readonly ends: Date;
}

export type MadePass =
  | { readonly kind: 'file'; readonly type: string; readonly content: Uint8Array }
  /** An address of the wallet's own site, which puts it in. */
  | { readonly kind: 'link'; readonly href: string };

/** Passes for the wallets that the operator has an account of. */
export interface WalletPasses {
  readonly kinds: readonly WalletKind[];
  /** `undefined` for a wallet that is none of them. */
  make(kind: WalletKind, pass: WalletPass): Promise<MadePass | undefined>;
}

export const WalletPasses = Symbol('WalletPasses');
