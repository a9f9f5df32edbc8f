import type { ErrorCode } from '@shop/domain';

/** A refused request: its HTTP status and an error code of the catalogue. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly waitSeconds?: number,
  ) {
    super(code);
  }
}
