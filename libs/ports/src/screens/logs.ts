/** A rendering that failed, on either side. Nothing of it is about the visitor. */
export interface RenderFailure {
  readonly side: 'server' | 'client';
  readonly message: string;
  readonly stack?: string;
  /** Without its query. */
  readonly path: string;
  /** The number that the visitor was told. */
  readonly reference?: string;
  readonly release?: string;
}

/** Where a browser tells of its own failures: a form or JSON, at most 8 kB; answers 204. */
export const logs = { path: '/logs' } as const;

/**
 * Where a browser reports what went wrong without failing a page: `error`, `ERROR` unless named,
 * and at most twenty plain `params`; answers 204.
 */
export const reporting = { path: '/reporting' } as const;
