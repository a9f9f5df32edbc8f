/** A store of our own gave no connection in time: nothing was asked of it, and it may be there again soon. */
export class NoConnection extends Error {
  /** What the store's client calls the reason, where it has a word for it. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { code } = Object(cause) as { code?: unknown }; // as: read with care
    this.code = typeof code === 'string' ? code : undefined;
  }
}
