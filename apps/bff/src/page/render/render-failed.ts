/** A screen threw while rendering a valid view. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';

  constructor(screen: string, cause: unknown) {
    super(`${screen}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
