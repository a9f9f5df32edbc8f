import type { FindRoomView, FoundHotelView } from '@shop/ports/screens';

interface Written {
  readonly __html: string;
}

/** What the document had of each hotel, in the browser alone. */
const inDocument = new Map<string, Written>();
const ofFirstView = new WeakMap<FoundHotelView, Written>();

export const ticketsId = (code: string): string => `tickets-${code}`;

/**
 * The tickets of a document are in it as HTML. Its data is without them, which is a seventh of its
 * bytes, and whoever takes the page over reads them from it.
 */
export function withoutTickets(view: FindRoomView): FindRoomView {
  const { found, ...rest } = view;
  if (!found) return view;
  const hotels = found.hotels.map((hotel) => ({ ...hotel, kinds: [] }));
  return { ...rest, found: { ...found, hotels } };
}

/** Once, as the page is taken over; what came as data has its tickets, and is not in the page yet. */
export function readTickets({ found }: FindRoomView): void {
  if (typeof document === 'undefined') return;
  for (const hotel of found?.hotels ?? []) {
    const list = document.getElementById(ticketsId(hotel.code));
    if (!list || hotel.kinds.length > 0) continue;
    // A fold that was opened meanwhile was written closed.
    const written = { __html: toldOf(list).replaceAll(' open=""', '') };
    inDocument.set(hotel.code, written);
    ofFirstView.set(hotel, written);
  }
}

/** Ready HTML. What is the same as in the document is the same value: its folds stay as they are. */
export function ticketsOf(hotel: FoundHotelView, write: () => string): Written {
  const first = ofFirstView.get(hotel);
  if (first) return first;
  const __html = write();
  const there = inDocument.get(hotel.code);
  return there && asTold(__html) === there.__html ? there : { __html };
}

/** As a browser tells what it has read. */
const toldOf = ({ children }: Element): string =>
  [...children].map(({ outerHTML }) => outerHTML).join('');

const asTold = (html: string): string =>
  toldOf(new DOMParser().parseFromString(html, 'text/html').body);
