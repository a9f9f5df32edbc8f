export const walletKinds = ['apple', 'google'] as const;
export type WalletKind = (typeof walletKinds)[number];

export interface WalletPass {
  /** Unique among our passes, and stable when a pass is made again. */
  readonly serial: string;
  /** BCP 47, `es-MX`. */
  readonly language: string;
  readonly brand: string;
  readonly place: string;
  /** The person: `Adulto, 1 de 2`. */
  readonly unit: string;
  /** Most important first. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** What the gate reads, and the text below it. */
  readonly signed: string;
  readonly code: string;
  /** `#rrggbb`. */
  readonly colors: { readonly ground: string; readonly ink: string };
  /** When the visit begins; `undefined` for an open ticket. */
  readonly begins: Date | undefined;
  /** When the ticket expires. */
  readonly ends: Date;
}

export type MadePass =
  | { readonly kind: 'file'; readonly type: string; readonly content: Uint8Array }
  /** An address on the wallet's own site that adds the pass. */
  | { readonly kind: 'link'; readonly href: string };

/** Passes for the wallets that the operator has an account with. */
export interface WalletPasses {
  readonly kinds: readonly WalletKind[];
  /** `undefined` for a wallet that is not configured. */
  make(kind: WalletKind, pass: WalletPass): Promise<MadePass | undefined>;
}

export const WalletPasses = Symbol('WalletPasses');
