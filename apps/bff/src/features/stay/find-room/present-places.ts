import { openPlace } from '@shop/domain';
import type { PlaceView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { nameOf, presentRoomOf, type SettledChoice } from './present-choice.js';
import type { ListFacts } from './shown-hotel.js';

export function presentPlaces(
  choice: SettledChoice,
  { found: { stay, answer }, facts, question, hotels }: ListFacts,
  hrefOf: (place: number) => string,
): readonly PlaceView[] {
  const { visitor, now } = question;
  const { language } = visitor;
  const open = openPlace(choice.rooms, facts.options.place);
  const text = choice.hotel && hotels.hotel(choice.hotel, language);
  const lists = answer.hotels.filter(({ code }) => !choice.hotel || code === choice.hotel);
  return stay.rooms.map(({ adults, childAges }, at) => {
    const settled = choice.rooms[at] ?? { kind: 'open' };
    const totals = lists.flatMap(({ rooms }) => rooms[at] ?? []).map(({ total }) => total);
    const lowest = totals.toSorted((one, other) => one.amount - other.amount)[0];
    const gone = settled.kind === 'lost' ? settled.selected.room : undefined;
    return {
      number: at + 1,
      party: { adults, ages: childAges },
      isOpen: at === open,
      href: hrefOf(at),
      room: text && presentRoomOf(settled, text, language, now),
      lost: text && gone ? nameOf({ room: gone, name: gone }, text) : undefined,
      from: settled.kind === 'chosen' || !lowest ? undefined : presentMoney(lowest, language),
    };
  });
}
