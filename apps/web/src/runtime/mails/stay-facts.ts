import type { OrderMailView, OrderStayView } from '@shop/ports/screens';
import type { Fact } from './mail-facts.js';
import type { Say } from './mail-texts.js';

export const liveStays = ({
  stays = [],
}: Pick<OrderMailView['order'], 'stays'>): readonly OrderStayView[] =>
  stays.filter(({ cancelled }) => !cancelled);

export const stayFacts = ({ facts, rooms }: OrderStayView, say: Say): readonly Fact[] => [
  ...facts,
  ...rooms.map(({ name, people, rule }) => ({
    name: say('stay.rooms'),
    value: `${name}: ${people}. ${rule}.`,
  })),
];
