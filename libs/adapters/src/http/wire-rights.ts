import {
  type CancellationRule,
  cancelWays,
  type Order,
  type OrderLine,
  type TicketDay,
  toDecimal,
} from '@shop/domain';
import type { OrderChangeRequest } from '@shop/ports/backends';
import { z } from 'zod';
import { ofKnown, orNone, word } from './entries.js';
import * as wire from './wire-values.js';

const wayWords = { refund: 'REFUND', coupon: 'COUPON' } as const;
const readWay = (text: 'REFUND' | 'COUPON') =>
  cancelWays.find((way) => wayWords[way] === text) ?? 'refund';

const waysShape = ofKnown(['REFUND', 'COUPON'], (entry) => entry, z.enum(['REFUND', 'COUPON']));

const rule = z
  .object({
    Steps: z
      .array(z.object({ Hours: z.int().min(0).max(100_000), Percent: z.int().min(1).max(100) }))
      .max(20),
    Ways: waysShape,
  })
  .transform(({ Steps, Ways }): CancellationRule => ({
    steps: Steps.map(({ Hours, Percent }) => ({ hours: Hours, percent: Percent })),
    ways: Ways.map(readWay),
  }));

const cancellation = z.object({
  Amount: wire.decimal,
  Way: word(['REFUND', 'COUPON'], 'REFUND'),
  Coupon: z.object({ Code: z.string().min(1).max(100), ValidUntil: wire.parkDay }).nullish(),
});

const claim = z
  .object({
    // An unknown status does not grant the claim.
    Status: word(['RECEIVED', 'GRANTED', 'DENIED'], 'RECEIVED'),
    ChangeUntil: orNone('WeatherClaim.ChangeUntil', wire.instant),
  })
  .transform(({ Status, ChangeUntil }) => ({
    status: Status,
    ...(ChangeUntil && { changeUntil: ChangeUntil }),
  }));

const boughtFor = z
  .object({ Date: wire.parkDay.nullable(), StartTime: wire.parkTime.nullish() })
  .transform(({ Date, StartTime }): TicketDay => ({
    day: Date ?? undefined,
    time: StartTime ?? undefined,
  }));

/** The rights of an order line; every field is optional. */
export const lineRights = {
  BoughtFor: boughtFor.nullish(),
  CancellationRule: rule.nullish(),
  Cancellation: cancellation.nullish(),
  WeatherClaim: claim.nullish(),
};

type LineRights = Partial<z.output<z.ZodObject<typeof lineRights>>>;

export function readLineRights(
  {
    BoughtFor: first,
    CancellationRule: sold,
    Cancellation: gone,
    WeatherClaim: claimed,
  }: LineRights,
  money: wire.ReadMoney,
): Pick<OrderLine, 'boughtFor' | 'rule' | 'cancellation' | 'claim'> {
  return {
    ...(first && { boughtFor: first }),
    ...(sold && { rule: sold }),
    ...(gone && {
      cancellation: {
        amount: money(gone.Amount, 'Items.Cancellation.Amount'),
        way: readWay(gone.Way),
        ...(gone.Coupon && { coupon: { code: gone.Coupon.Code, until: gone.Coupon.ValidUntil } }),
      },
    }),
    ...(claimed && { claim: claimed }),
  };
}

const canWords = {
  changeDate: 'CHANGE_DATE',
  weather: 'WEATHER_CLAIM',
  cancel: 'CANCEL',
  changeStay: 'CHANGE_STAY',
  changeStayDearer: 'CHANGE_STAY_DEARER',
} as const satisfies Record<Call, string>;

type Call = NonNullable<Order['can']>[number];

const kinds = Object.keys(canWords) as Call[]; // as: the keys of a const table

/** Ignores unknown calls. */
export const can = ofKnown(
  Object.values(canWords),
  (entry) => entry,
  z.enum(Object.values(canWords)),
).transform((words): readonly Call[] =>
  kinds.filter((kind) => words.some((one) => one === canWords[kind])),
);

export function writeChange(request: OrderChangeRequest): {
  readonly path: string;
  readonly body: unknown;
} {
  switch (request.kind) {
    case 'cancel': {
      const { lines, way, amount } = request;
      const body = { Lines: lines, Way: wayWords[way], Amount: toDecimal(amount) };
      return { path: 'cancel', body };
    }
    case 'changeDate':
      return {
        path: 'change-date',
        body: { Line: request.line, Date: request.day, StartTime: request.time ?? null },
      };
    case 'weather':
      return {
        path: 'weather-claim',
        body: { Line: request.line, Reason: request.reason, Note: request.note },
      };
  }
}
