import type { Language, ParkTime, UnitType, Verdict } from '@shop/domain';

/** The result of a check. Contents are shown only for signed codes. */
export interface GateVerdictView {
  readonly kind:
    | Verdict['kind']
    | 'none'
    /** Redeemed at the backend, or queued to be sent. */
    | 'admitted'
    | 'queued'
    /** Short codes only: no unit has the code, or the gate is offline. */
    | 'notFound'
    | 'needsNet'
    | 'failed';
  readonly place?: string | undefined;
  readonly who?: UnitType | undefined;
  readonly date?: string | undefined;
  readonly order?: string | undefined;
  readonly unit?: string | undefined;
  readonly usedAt?: string | undefined;
  readonly code?: string | undefined;
}

export interface GateView {
  readonly language: Language;
  readonly brand: string;
  /** `closed`: the page asks for the gate's key first. */
  readonly state: 'closed' | 'open';
  readonly problem?: 'wrongKey' | 'tooFast' | undefined;
  readonly verdict: GateVerdictView;
  readonly places: Readonly<Record<string, string>>;
  /** The date in park time: `lunes 14 de diciembre de 2026`. */
  readonly today: string;
  /** Idempotency key of the form without scripts. */
  readonly attempt: string;
}

/** Paths of the gate, all below its scope. */
export const gatePaths = {
  scope: '/gate/',
  page: (language: Language): string => `/gate/${language}/`,
  open: '/gate/open',
  close: '/gate/close',
  check: '/gate/check',
  redeem: '/gate/redeem',
  find: '/gate/find',
  facts: '/gate/facts',
  files: '/gate/files',
  worker: '/gate/service-worker.js',
  webApp: '/gate/app.webmanifest',
} as const;

/** What a gate stores to work offline. Times are ISO 8601. */
export interface GateFactsReply {
  readonly now: string;
  readonly keys: readonly {
    readonly kty: 'OKP';
    readonly crv: 'Ed25519';
    readonly kid: string;
    readonly x: string;
  }[];
  readonly ended: readonly {
    readonly unit: string;
    readonly kind: 'used' | 'revoked';
    readonly at?: string | undefined;
  }[];
  /** Until when the previous day's tickets admit, by product, for hours that pass midnight. */
  readonly late: Readonly<Record<string, ParkTime>>;
}

export interface GateRedeemReply {
  readonly kind:
    | 'redeemed'
    | 'used'
    | 'revoked'
    | 'otherDay'
    | 'forged'
    | 'unknownKey'
    /** The outcome is unknown; retry with the same attempt. */
    | 'failed';
  readonly at?: string | undefined;
}

export type GateFindReply =
  | { readonly kind: 'found'; readonly code: string }
  | { readonly kind: 'notFound' | 'failed' };
