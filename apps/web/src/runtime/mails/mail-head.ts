import type { OrderLineView, OrderMailView } from '@shop/ports/screens';
import type { Say } from './mail-texts.js';

interface Head {
  readonly subject: string;
  /** Preview text that mail lists show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly lead: string;
}

/** Subject, title and lead: the tickets are here, or what has changed. */
export function headOf(view: OrderMailView, say: Say): Head {
  const { brand, order, why, changed } = view;
  const names = { brand, id: order.id, name: order.firstName };
  if (changed?.claim && why === 'decided') return decisionOf(changed, names, say);
  if (changed?.more?.isReturned)
    return {
      subject: say('returned.subject', names),
      preview: say('returned.preview'),
      title: say('returned.title', names),
      lead: newsOf(changed, say),
    };
  if (changed)
    return {
      subject: say('changed.subject', names),
      preview: say('changed.preview', names),
      title: say('changed.title', names),
      lead: newsOf(changed, say),
    };
  return {
    subject: say('subject', names),
    preview: say('preview', names),
    title: say('title', names),
    lead: say(`lead.${leadOf(view)}`),
  };
}

function leadOf({ why, order }: OrderMailView) {
  if (why === 'confirmed' && !hasCodes(order)) return 'noCodes';
  return why === 'changed' || why === 'decided' ? 'again' : why;
}

type Names = Readonly<Record<'brand' | 'id' | 'name', string>>;

function decisionOf({ what, claim }: Changed, names: Names, say: Say): Head {
  const how = claim?.status === 'GRANTED' ? 'granted' : 'denied';
  const until = claim?.until;
  return {
    subject: say(`decided.${how}.subject`, names),
    preview: say(`decided.${how}.preview`, { what }),
    title: say(`decided.${how}.title`, names),
    lead: until
      ? say('decided.granted.leadUntil', { what, until })
      : say(`decided.${how}.lead`, { what }),
  };
}

type Changed = NonNullable<OrderMailView['changed']>;

function newsOf(changed: Changed, say: Say): string {
  const { kind, what, back, coupon, more, day = '' } = changed;
  if (more) {
    const news = more.isReturned ? 'returned.lead' : 'changed.nightsMore';
    return say(news, { what, day, amount: more.amount.text });
  }
  if (kind === 'weather') return say('changed.claim', { what });
  if (kind === 'changeDate') return say('changed.day', { what, day });
  const amount = back?.amount.text ?? '';
  if (kind === 'changeStay')
    return back?.isNothing
      ? say('changed.nights', { what, day })
      : say('changed.nightsBack', { what, day, amount });
  if (coupon)
    return say('changed.coupon', { what, amount, code: coupon.code, until: coupon.until });
  if (back?.isNothing) return say('changed.nothing', { what });
  return say('changed.refund', { what, amount });
}

export const hasCodes = ({ lines }: OrderMailView['order']): boolean =>
  lines.some(({ vouchers }) => vouchers.length > 0);

export const liveTickets = (order: OrderMailView['order']): readonly OrderLineView[] =>
  order.lines.filter(({ cancelled }) => !cancelled);
