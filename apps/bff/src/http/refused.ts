import type { ErrorCode } from '@shop/domain';

/** A request that is turned away before any rule of the product: status and a catalogue entry. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly waitSeconds?: number,
  ) {
    super(code);
  }
}
