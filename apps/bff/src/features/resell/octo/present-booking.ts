import { Inject, Injectable } from '@nestjs/common';
import {
  claimOf,
  money,
  type Order,
  type OrderLine,
  type ResaleBooking,
  resaleStatusAt,
  type ResaleUnit,
  type Voucher,
} from '@shop/domain';
import { Clock, OrdersGateway, VoucherCodes } from '@shop/ports/backends';
import { CancelBooking } from './cancel-booking.js';
import type { OctoAsker } from './octo-door.js';
import { noAnswer } from './octo-error.js';
import { pricingOf, pricingTogether } from './octo-pricing.js';
import { OctoStock, unitIds } from './octo-stock.js';
import { availabilityIdOf, timesOf, utc } from './octo-times.js';
import { spotOf } from './read-booking.js';

interface Sold {
  readonly order: Order;
  readonly line: OrderLine;
  /** Not yet assigned to a unit of the booking, in unit order. */
  readonly vouchers: Voucher[];
  readonly isCancellable: boolean;
}

/** Writes a booking in OCTO's terms. For sold bookings it reads the order. */
@Injectable()
export class OctoBookingWriter {
  constructor(
    private readonly stock: OctoStock,
    private readonly cancelling: CancelBooking,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async write(booking: ResaleBooking, asker: OctoAsker) {
    const now = this.clock.now();
    const told = resaleStatusAt(booking, now);
    const sold = told === 'CONFIRMED' ? await this.#sold(booking) : undefined;
    const units = booking.units.map((unit) => this.#unit(unit, booking, asker, sold));
    const isUsed = units.length > 0 && units.every(({ utcRedeemedAt }) => utcRedeemedAt !== null);
    const status = isUsed ? 'REDEEMED' : told;
    return {
      id: booking.id,
      uuid: booking.uuid,
      testMode: false,
      resellerReference: booking.resellerReference,
      supplierReference: booking.order ?? booking.id,
      status,
      utcCreatedAt: at(booking.createdAt),
      utcUpdatedAt: at(booking.updatedAt),
      utcExpiresAt: status === 'ON_HOLD' || status === 'EXPIRED' ? at(booking.hold?.until) : null,
      utcRedeemedAt: isUsed ? (units[0]?.utcRedeemedAt ?? null) : null,
      utcConfirmedAt: at(booking.confirmedAt),
      ...(await this.#what(booking)),
      cancellable: status === 'ON_HOLD' || (sold?.isCancellable === true && !isUsed),
      cancellation: booking.cancellation && {
        refund: booking.cancellation.refund,
        reason: booking.cancellation.reason,
        utcCancelledAt: at(booking.cancellation.at),
      },
      freesale: false,
      contact: booking.contact,
      notes: booking.notes,
      deliveryMethods: ['TICKET'],
      voucher: null,
      unitItems: units.map((unit) => ({ ...unit, status: unit.utcRedeemedAt ? 'REDEEMED' : told })),
      ...pricingIn(booking, asker),
    };
  }

  async #what(booking: ResaleBooking) {
    const product = await this.stock.productOf(booking.slug);
    const option = product?.options.find(({ slug }) => slug === booking.slug);
    const availabilityId = availabilityIdOf(spotOf(booking));
    return {
      productId: product?.id ?? booking.slug,
      optionId: booking.slug,
      availabilityId,
      availability: option
        ? {
            ...timesOf(spotOf(booking), option.schedule),
            available: true,
            status: 'AVAILABLE',
            vacancies: null,
            capacity: null,
            maxUnits: null,
          }
        : null,
    };
  }

  #unit(unit: ResaleUnit, booking: ResaleBooking, asker: OctoAsker, sold?: Sold) {
    const at = sold?.vouchers.findIndex((voucher) => voucher.unit === unit.unit) ?? -1;
    const [voucher] = at < 0 ? [] : (sold?.vouchers.splice(at, 1) ?? []);
    const usedAt = voucher?.used && (voucher.used.at ?? this.clock.now());
    const code = sold && voucher && this.codes.write(claimOf(sold.order, sold.line, voucher));
    return {
      uuid: unit.uuid,
      resellerReference: unit.resellerReference,
      supplierReference: voucher?.code ?? null,
      unitId: unitIds[unit.unit],
      utcRedeemedAt: usedAt ? utc(usedAt) : null,
      contact: unit.contact,
      ticket: {
        redemptionMethod: 'DIGITAL',
        utcRedeemedAt: usedAt ? utc(usedAt) : null,
        deliveryOptions: code ? [{ deliveryFormat: 'QRCODE', deliveryValue: code }] : [],
      },
      ...(asker.capabilities.includes('octo/pricing') && {
        pricing: unitPricing(unit, booking, asker),
      }),
    };
  }

  async #sold({ order: id }: ResaleBooking): Promise<Sold> {
    const asked = await this.orders.order(id ?? '');
    const order = asked.kind === 'ok' ? asked.answer : undefined;
    const line = order?.lines[0];
    if (!order || !line) throw noAnswer();
    const right = await this.cancelling.rightOf(order, line);
    const isCancellable = right.state === 'open' && right.back?.ways.includes('refund') === true;
    return { order, line, vouchers: [...line.vouchers], isCancellable };
  }
}

function pricingIn(booking: ResaleBooking, asker: OctoAsker) {
  if (!asker.capabilities.includes('octo/pricing')) return {};
  const each = booking.units.map((unit) => unitPricing(unit, booking, asker));
  return { pricing: pricingTogether(each, money(0, booking.currency)) };
}

function unitPricing({ unit }: ResaleUnit, { hold, currency }: ResaleBooking, asker: OctoAsker) {
  const { original, retail } = hold?.each[unit] ?? { original: 0, retail: 0 };
  const prices = { original: money(original, currency), retail: money(retail, currency) };
  return pricingOf(prices, asker.reseller);
}

const at = (instant: string | null | undefined): string | null =>
  instant ? utc(new Date(instant)) : null;
