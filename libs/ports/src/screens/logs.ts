/** A rendering failure on either side. It contains no personal data. */
export interface RenderFailure {
  readonly side: 'server' | 'client';
  readonly message: string;
  readonly stack?: string;
  readonly path: string;
  readonly reference?: string;
  readonly release?: string;
}

/** Browsers report their failures here: form or JSON, at most 8 kB. Replies 204. */
export const logs = { path: '/logs' } as const;

/** Browsers report other errors here, with at most 20 scalar `params`. Replies 204. */
export const reporting = { path: '/reporting' } as const;
