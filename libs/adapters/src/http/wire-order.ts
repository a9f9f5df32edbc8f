import { type Contact, type Order, orderTransitions, toDecimal } from '@shop/domain';
import type { OrderRequest } from '@shop/ports/backends';
import { z } from 'zod';
import { item, readLine, totals } from './wire-cart.js';
import { writeLanguage } from './wire-choice.js';
import * as wire from './wire-values.js';

const contact = z
  .object({
    FirstName: wire.name,
    LastName: wire.name,
    Email: wire.name,
    Country: wire.name,
    Phone: wire.name,
  })
  .transform((person): Contact => ({
    firstName: person.FirstName,
    lastName: person.LastName,
    email: person.Email,
    country: person.Country,
    phone: person.Phone,
  }));

const voucher = z.object({
  Code: z.string().min(1).max(100),
  UnitType: wire.unitType,
  Amount: wire.decimal,
});

const orderItem = item.extend({ Vouchers: z.array(voucher).max(1000) });

export const order = z
  .object({
    Id: wire.id,
    Status: wire.keyOf(orderTransitions),
    CreatedAt: wire.instant,
    Currency: wire.currencyRecord,
    Contact: contact,
    Items: z.array(orderItem).max(50),
    Totals: totals,
  })
  .transform((placed, context): Order => {
    const money = wire.moneyReader(placed.Currency.IsoCode, context);
    return {
      id: placed.Id,
      status: placed.Status,
      createdAt: placed.CreatedAt,
      contact: placed.Contact,
      lines: placed.Items.map((line) => ({
        ...readLine(line, money),
        vouchers: line.Vouchers.map(({ Code, UnitType, Amount }) => ({
          code: Code,
          unit: UnitType,
          amount: money(Amount),
        })),
      })),
      original: money(placed.Totals.Original),
      saved: money(placed.Totals.Saved),
      total: money(placed.Totals.Total),
    };
  });

export const writeOrder = ({ session, contact: person, ...request }: OrderRequest) => ({
  SessionId: session,
  Language: writeLanguage(request.language),
  Contact: {
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Country: person.country,
    Phone: person.phone,
  },
  Total: toDecimal(request.total),
  Currency: request.total.currency,
  Reference: request.reference,
});
