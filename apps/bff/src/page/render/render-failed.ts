/** A screen threw while it was written; the view behind it was fine. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';

  constructor(screen: string, cause: unknown) {
    super(`${screen}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
