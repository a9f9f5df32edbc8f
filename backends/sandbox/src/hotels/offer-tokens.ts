import { createHmac, timingSafeEqual } from 'node:crypto';
import { currencyCodes, hotelCodes, isParkDay } from '@shop/domain';
import { z } from 'zod';
import { boardCodes } from '../engine/hotel-rates.js';
import type { RoomFacts } from './price-stay.js';

const day = z.string().refine(isParkDay);
const facts = z.object({
  hotel: z.enum(hotelCodes),
  checkIn: day,
  checkOut: day,
  room: z.string(),
  plan: z.string(),
  board: z.enum(boardCodes),
  party: z.object({ adults: z.number(), childAges: z.array(z.number()) }),
  currency: z.enum(currencyCodes),
  promo: z.string().optional(),
  /** When it was offered, in milliseconds since 1970. */
  at: z.number(),
});

export type Offered = RoomFacts & { readonly at: number };

/** Offers as signed opaque tokens; nothing is stored. */
export class OfferTokens {
  constructor(private readonly secret: string) {}

  write(offered: Offered): string {
    const body = Buffer.from(JSON.stringify(offered)).toString('base64url');
    return `${body}.${this.sign(body)}`;
  }

  /** `undefined` for a token that this secret did not sign. */
  read(token: string): Offered | undefined {
    const [body = '', sign = ''] = token.split('.');
    const own = Buffer.from(this.sign(body));
    const given = Buffer.from(sign);
    if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
    return facts.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  }

  private sign(body: string): string {
    return createHmac('sha256', `${this.secret} offers`).update(body).digest('base64url');
  }
}
