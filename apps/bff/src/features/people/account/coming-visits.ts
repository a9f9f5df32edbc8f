import {
  countPeople,
  daysBetween,
  type Language,
  liveLines,
  openTicketValidUntil,
  type Order,
  type OrderLine,
  type ParkDay,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
  writeLongDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { VisitView } from '@shop/ports/screens';
import type { VisitsGateway } from '../../../backends/visits-gateway.js';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';

const mostOrders = 20;

export interface VisitFacts {
  readonly today: ParkDay;
  readonly language: Language;
  readonly products: readonly Product[];
  readonly content: ContentSource;
}

/** Orders that exist among `ids`; `undefined` if a read failed. */
export async function readOrders(
  ids: readonly string[],
  gateway: VisitsGateway,
): Promise<readonly Order[] | undefined> {
  const replies = await Promise.all(ids.slice(0, mostOrders).map((id) => gateway.order(id)));
  if (replies.some(({ kind }) => kind === 'failed')) return undefined;
  return replies.flatMap((reply) => (reply.kind === 'ok' ? [reply.answer] : []));
}

/** Future visits, soonest first, then open tickets. `hrefs`: links to orders not placed here. */
export function presentVisits(
  orders: readonly Order[],
  facts: VisitFacts,
  hrefs: ReadonlyMap<string, string> = new Map(),
): readonly VisitView[] {
  return orders
    .filter(({ status }) => status === 'CONFIRMED')
    .flatMap((order) =>
      liveLines(order).map((line) => ({ order, line, last: lastDayOf(order, line) })),
    )
    .filter(({ last }) => last >= facts.today)
    .sort(
      (left, right) =>
        Number(!left.line.day) - Number(!right.line.day) || left.last.localeCompare(right.last),
    )
    .map(({ order, line, last }) => presentVisit({ order, line, last }, facts, hrefs));
}

const lastDayOf = (order: Order, line: OrderLine): ParkDay =>
  line.day ?? openTicketValidUntil(parkDayAt(order.createdAt));

function presentVisit(
  { order, line, last }: { order: Order; line: OrderLine; last: ParkDay },
  { today, language, products, content }: VisitFacts,
  hrefs: ReadonlyMap<string, string>,
): VisitView {
  const product = productOf(products, line.slug);
  return {
    key: `${order.id} ${line.id}`,
    name: content.place(line.slug, language)?.name ?? line.name,
    ...presentScene(content, line.slug, language),
    date: writeLongDate(last, language),
    isOpen: line.day === undefined,
    inDays: line.day === undefined ? undefined : daysBetween(today, line.day),
    hours: writeSchedule(product, line.time, language),
    peopleCount: countPeople(line.people),
    href: hrefs.get(order.id) ?? pathOf({ name: 'order', params: { id: order.id } }, language),
  };
}
