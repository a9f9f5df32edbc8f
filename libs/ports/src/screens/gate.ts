import type { Language, ParkTime, UnitType, Verdict } from '@shop/domain';

/** What a gate shows of a code; what it says is told of signed ones alone. */
export interface GateVerdictView {
  readonly kind:
    | Verdict['kind']
    /** Nothing was checked yet. */
    | 'none'
    /** It was let in: told to the backend, or to be told. */
    | 'admitted'
    | 'queued'
    /** Of short codes: no unit has it, or nobody can be asked. */
    | 'notFound'
    | 'needsNet'
    | 'failed';
  readonly place?: string | undefined;
  readonly who?: UnitType | undefined;
  readonly date?: string | undefined;
  readonly order?: string | undefined;
  /** The unit's own code. */
  readonly unit?: string | undefined;
  readonly usedAt?: string | undefined;
  /** The signed code, to be let in. */
  readonly code?: string | undefined;
}

/** The page of a gate, as the server writes it; its script goes on from there. */
export interface GateView {
  readonly language: Language;
  readonly brand: string;
  /** `closed`: its key is asked for first. */
  readonly state: 'closed' | 'open';
  readonly problem?: 'wrongKey' | 'tooFast' | undefined;
  readonly verdict: GateVerdictView;
  /** Names of what is sold, by slug, in the page's language. */
  readonly places: Readonly<Record<string, string>>;
  /** The park's day, `lunes 14 de diciembre de 2026`. */
  readonly today: string;
  /** Of a press without scripts, so that sent twice it is once. */
  readonly attempt: string;
}

/** Addresses of the gate; all of them below its scope. */
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

/** What a gate keeps, to work without a connection. Moments are ISO 8601. */
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
  /** Until when tickets of the day before admit, by product: hours that cross midnight. */
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
    /** It is not known whether it was done: the same attempt asks again. */
    | 'failed';
  readonly at?: string | undefined;
}

export type GateFindReply =
  | { readonly kind: 'found'; readonly code: string }
  | { readonly kind: 'notFound' | 'failed' };
