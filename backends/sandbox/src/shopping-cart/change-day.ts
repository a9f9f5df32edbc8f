import {
  countPeople,
  type DayRefusal,
  isParkDay,
  isParkTime,
  type ParkDay,
  refuseNewDay,
} from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import { later, seconds } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import type { Choice, OrderLine } from '../engine/quote.js';
import { isRefused, type RefusalCode, refuse, type Refused } from '../engine/refusal.js';
import { findProduct, placeOf, refuseSale } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, lockPlaces, sell, sweepPlace, take } from '../engine/stock.js';
import { freePlaces } from './cancel-lines.js';
import { answerOrder, writeVouchers } from './keep-order.js';
import {
  changeable,
  keepLine,
  openRight,
  refuseUsed,
  rightsLine,
  rightsQuestion,
} from './line-rights.js';
import { revokeVouchers } from './revoke-vouchers.js';

export const changeDateShape = z.object({
  Line: z.string().max(200),
  Date: z.string().refine((text): text is ParkDay => isParkDay(text)),
  StartTime: z
    .string()
    .refine((text) => isParkTime(text))
    .nullable(),
});

const dayCodes: Readonly<Record<DayRefusal, RefusalCode>> = {
  sameChoice: 'SAME_CHOICE',
  tooSoon: 'TOO_LATE',
  beyondTicket: 'BEYOND_TICKET',
  dayTaken: 'SAME_DATE',
};

/** Moves a ticket to another day or time, or changes nothing; it gets new codes. */
export async function changeDay(
  tx: Tx,
  shop: Shop,
  id: string,
  { Line, Date: day, StartTime }: z.infer<typeof changeDateShape>,
): Promise<Answer | Refused> {
  const order = await changeable(tx, id);
  if (isRefused(order)) return order;
  const line = order.lines.find((one) => one.id === Line);
  if (!line) return refuse('UNKNOWN_LINE', Line);
  const used = await refuseUsed(tx, id, [Line]);
  if (used) return used;
  const right = openRight(shop, order, line, 'changeDate');
  if (isRefused(right)) return right;
  const request = { day, time: StartTime ?? undefined };
  const question = rightsQuestion(shop, order, line);
  const refused = refuseNewDay(rightsLine(shop, line), request, question);
  if (refused) return refuse(dayCodes[refused], 'Date');
  const choice = { ...line.choice, day, time: StartTime };
  const moved = await movePlaces(tx, shop, line, choice);
  if (moved) return moved;
  const fresh = withDay(line, choice);
  await keepLine(tx, order, fresh);
  await revokeVouchers(tx, shop.clock, { order: id, lines: [line.id] });
  await writeVouchers(tx, id, fresh);
  return answerOrder(tx, shop, id);
}

/** A claim belongs to its day: a new day starts without one, or with its earlier one. */
function withDay(line: OrderLine, choice: Choice): OrderLine {
  const { day, time } = line.choice;
  const claims = { ...line.claimsBefore, ...(line.claim && day && { [day]: line.claim }) };
  return {
    ...line,
    choice,
    hold: null,
    boughtFor: line.boughtFor ?? { day, time },
    claim: choice.day ? claims[choice.day] : undefined,
    claimsBefore: claims,
  };
}

async function movePlaces(
  tx: Tx,
  { content, clock }: Shop,
  line: OrderLine,
  choice: Choice,
): Promise<Refused | undefined> {
  const product = findProduct(content, choice.slug);
  const place = placeOf(choice);
  if (!product || !place) return refuse('UNKNOWN_PRODUCT', 'Line');
  const refused = refuseSale(content, product, choice, clock());
  if (refused) return refused;
  await lockPlaces(tx, [place, ...[placeOf(line.choice) ?? []].flat()]);
  await freePlaces(tx, line);
  await sweepPlace(tx, place, clock());
  const capacity = capacityOn(content, product, place.day);
  const until = later(clock(), seconds(60));
  const hold = await take(tx, place, capacity, countPeople(choice.people), until);
  if (!hold) return refuse('NO_AVAILABILITY', 'Date');
  await sell(tx, hold);
  return undefined;
}
