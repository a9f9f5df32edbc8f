import type { CallRequest } from '@shop/domain';
import type { CallAsked, CallCentre } from '@shop/ports/backends';
import { z } from 'zod';
import type { Backend } from './backend.js';
import type { NewsletterAccount } from './http-newsletter-gateway.js';

const accepted = z.object({ status: z.literal('ok') });

/** Refuses this request for good; other codes concern the call and are retried. */
const refusals: readonly string[] = ['nameFormat', 'phoneFormat', 'country', 'lang', 'stay'];

/** Call-back requests over the newsletter API (backends/contracts/newsletter.yaml). */
export class HttpCallCentre implements CallCentre {
  constructor(
    private readonly backend: Backend,
    private readonly account: NewsletterAccount,
  ) {}

  async callBack(request: CallRequest, key: string): Promise<CallAsked> {
    const { clientId, externalKey, origin, mid } = this.account;
    const body = { clientId, externalKey, origin, mid, fields: fieldsOf(request) };
    const reply = await this.backend.send('POST', 'call-requests', { body, key, shape: accepted });
    if (reply.kind === 'ok') return { kind: 'done' };
    if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
    const { code } = reply;
    if (code && refusals.includes(code)) return { kind: 'refused', code };
    return { kind: 'failed', reason: code === 'IN_PROGRESS' ? 'unavailable' : 'rejected' };
  }
}

const fieldsOf = ({ name, phone, country, language, stay }: CallRequest) => ({
  name,
  phone,
  country,
  lang: language,
  stay: {
    hotels: stay.hotel ? [stay.hotel] : [],
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: stay.rooms,
    ...(stay.promoCode ? { promoCode: stay.promoCode } : {}),
  },
});
