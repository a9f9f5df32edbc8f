import type { FindRoomView, FoundHotelView } from '@shop/ports/screens';

interface Written {
  readonly __html: string;
}

/** Ticket HTML of the document by hotel; browsers only. */
const inDocument = new Map<string, Written>();
const ofFirstView = new WeakMap<FoundHotelView, Written>();

export const ticketsId = (code: string): string => `tickets-${code}`;

/**
 * The document has the tickets as HTML, so its data leaves them out: a seventh of the bytes.
 * Hydration reads them from the HTML.
 */
export function withoutTickets(view: FindRoomView): FindRoomView {
  const { found, ...rest } = view;
  if (!found) return view;
  const hotels = found.hotels.map((hotel) => ({ ...hotel, kinds: [] }));
  return { ...rest, found: { ...found, hotels } };
}

/** Call once, before hydration. A page that came as data has its tickets in the view. */
export function readTickets({ found }: FindRoomView): void {
  if (typeof document === 'undefined') return;
  for (const hotel of found?.hotels ?? []) {
    const list = document.getElementById(ticketsId(hotel.code));
    if (!list || hotel.kinds.length > 0) continue;
    // The server rendered folds closed; the visitor may have opened one.
    const written = { __html: toldOf(list).replaceAll(' open=""', '') };
    inDocument.set(hotel.code, written);
    ofFirstView.set(hotel, written);
  }
}

/** Returns the same value for unchanged HTML, so that React keeps the open folds. */
export function ticketsOf(hotel: FoundHotelView, write: () => string): Written {
  const first = ofFirstView.get(hotel);
  if (first) return first;
  const __html = write();
  const there = inDocument.get(hotel.code);
  return there && asTold(__html) === there.__html ? there : { __html };
}

/** As the browser serializes it. */
const toldOf = ({ children }: Element): string =>
  [...children].map(({ outerHTML }) => outerHTML).join('');

const asTold = (html: string): string =>
  toldOf(new DOMParser().parseFromString(html, 'text/html').body);
