import type { OrderLineView, OrderMailView } from '@shop/ports/screens';
import {
  amountsOf,
  codeInAmounts,
  codesOf,
  type Fact,
  factsOf,
  filesOf,
  paidFacts,
} from './mail-facts.js';
import { hasCodes, headOf, liveTickets } from './mail-head.js';
import { liveStays, stayFacts } from './stay-facts.js';
import type { Say } from './mail-texts.js';

const row = ({ name, value }: Fact) => `${name}: ${value}`;
const underlined = (title: string) => `${title}\n${'='.repeat([...title].length)}`;
const part = (...lines: readonly string[]) => lines.filter(Boolean).join('\n');

/** The plain-text version, with the same content. */
export function writeText(view: OrderMailView, say: Say): string {
  const { order, link, findOrder, phone, email, brand, until } = view;
  const { totals } = order;
  const { title, lead } = headOf(view, say);
  const tickets = liveTickets(order);
  const stays = liveStays(order);
  return `${[
    title,
    lead,
    `${say('open')}:\n${link}`,
    part(row({ name: say('number'), value: order.id }), `${say('boughtAt')}: ${order.boughtAt}`),
    ...(tickets.length > 0 ? [underlined(say('tickets'))] : []),
    ...tickets.map((line) => ticketText(line, say)),
    ...(stays.length > 0 ? [underlined(say('stay.tickets'))] : []),
    ...stays.map((stay) => part(stay.hotel, ...stayFacts(stay, say).map(row))),
    underlined(say('receipt')),
    part(
      ...amountsOf(order, say).map(row),
      row({ name: say('paid'), value: totals.total.now.text }),
      ...paidFacts(order, say).map(row),
      codeInAmounts(totals, say),
    ),
    underlined(say('before')),
    part(
      hasCodes(order) ? say('attached') : '',
      view.hasCalendar ? say(view.changed ? 'calendarAgain' : 'calendar') : '',
      tickets.length > 0 && order.dateChange ? say(order.dateChange) : '',
      phone ? say('call', { number: phone.number }) : '',
    ),
    say('private', { date: until }),
    `${say('lost')}\n${findOrder}`,
    say('why', { brand, email }),
  ].join('\n\n')}\n`;
}

const ticketText = (line: OrderLineView, say: Say) =>
  part(
    line.name,
    ...factsOf(line, say).map(row),
    line.vouchers.length > 0 ? `${say('codes')}:` : '',
    ...codesOf(line, say).map(({ name, value }) => `- ${name}: ${value}`),
    ...filesOf(line).map((file) => `${say('files')}: ${file}`),
  );
