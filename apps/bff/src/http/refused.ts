import type { ErrorCode } from '@shop/domain';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly waitSeconds?: number,
  ) {
    super(code);
  }
}
