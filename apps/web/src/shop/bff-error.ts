/** The BFF did not answer as a screen needs it: a status, or 0 when nothing came at all. */
export class BffError extends Error {
  override readonly name = 'BffError';

  constructor(
    readonly path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}
