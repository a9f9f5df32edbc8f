import { randomBytes } from 'node:crypto';
import type { Ids } from '@shop/ports/backends';

/** 128 bits from the operating system, as 32 hex digits. */
export class RandomIds implements Ids {
  next(): string {
    return randomBytes(16).toString('hex');
  }
}
