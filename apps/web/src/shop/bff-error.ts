/** No usable reply from the BFF. `status` is 0 if there was no reply. */
export class BffError extends Error {
  override readonly name = 'BffError';

  constructor(
    readonly path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}
