import { createHash } from 'node:crypto';
import type { Records } from '@shop/ports/backends';
import type { GateCodes } from './octo-codes.js';
import type { OctoStore } from './octo-carts.js';
import { cancelHoursOf } from './cancel-hours.js';
import type { BookedLine, BookedOrder } from './octo-records.js';

export interface OctoOrderStore extends OctoStore {
  readonly orders: Records<BookedOrder>;
  readonly codes: GateCodes;
}

const payMinutes = 30;

/** Extends every hold for the payment; `undefined` if one is lost or differs from what was seen. */
export async function heldForPayment(
  { bookings }: OctoStore,
  lines: readonly BookedLine[],
): Promise<readonly BookedLine[] | undefined> {
  const held: BookedLine[] = [];
  for (const line of lines) {
    const asked = await bookings.extend(line.uuid, payMinutes);
    const now = asked.kind === 'ok' ? asked : await bookings.find(line.uuid);
    if (now.kind !== 'ok' || now.state.status !== 'ON_HOLD') return undefined;
    const { unitItems, availabilityId, utcExpiresAt } = now.state;
    const amount = unitItems.reduce((all, { pricing }) => all + (pricing?.retail ?? 0), 0);
    if (amount !== line.amount || (availabilityId ?? '') !== line.availabilityId) return undefined;
    held.push({ ...line, until: utcExpiresAt ?? line.until });
  }
  return held;
}

export async function orderedLines(
  { offers }: OctoStore,
  lines: readonly BookedLine[],
): Promise<BookedOrder['lines']> {
  const asked = await offers.all();
  const all = asked.kind === 'ok' ? asked.state : [];
  return lines.map((line) => {
    const option = all.find(({ product }) => product.slug === line.slug)?.option;
    const cancelHours = option ? cancelHoursOf(option) : 0;
    return { ...line, cancelHours, vouchers: [], files: [], cancelled: null };
  });
}

/** When the first hold ends. */
export const earliestOf = (lines: readonly BookedLine[]): string =>
  lines.reduce((first, { until }) => (until && until < first ? until : first), '9999');

/** The same key gives the same order id, in characters that can be read aloud. */
export function orderIdOf(key: string): string {
  const digits = createHash('sha256').update(`order:${key}`).digest('hex').toUpperCase();
  return `OC-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;
}
