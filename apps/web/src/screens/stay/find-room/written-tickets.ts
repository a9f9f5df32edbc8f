import type { FindRoomView, FoundHotelView, FoundRoomsView } from '@shop/ports/screens';

interface Written {
  readonly __html: string;
}

/** A hotel in the document's data: a digest in place of its rooms. */
type HotelInData = FoundHotelView & { readonly digest?: string };

type Search = Pick<FoundRoomsView, 'nights' | 'places'>;

/** Ticket HTML of the document by digest; browsers only. */
const inDocument = new Map<string, Written>();

export const ticketsId = (code: string): string => `tickets-${code}`;

/**
 * The document has the tickets as HTML, so its data leaves them out: a seventh of the bytes.
 * The browser shows that HTML until a view has other tickets.
 */
export function withoutTickets(view: FindRoomView): FindRoomView {
  const { found, ...rest } = view;
  if (!found) return view;
  const hotels = found.hotels.map((hotel): HotelInData =>
    hotel.kinds.length > 0 ? { ...hotel, kinds: [], digest: digestOf(hotel, found) } : hotel,
  );
  return { ...rest, found: { ...found, hotels } };
}

/** Call once, before hydration. A page that came as data has its tickets in the view. */
export function readTickets({ found }: FindRoomView): void {
  if (typeof document === 'undefined') return;
  for (const { code, digest } of found?.hotels.map((hotel): HotelInData => hotel) ?? []) {
    const list = document.getElementById(ticketsId(code));
    // The server rendered folds closed; the visitor may have opened one.
    const items = [...(list?.children ?? [])].map(({ outerHTML }) => outerHTML);
    if (digest) inDocument.set(digest, { __html: items.join('').replaceAll(' open=""', '') });
  }
}

/** The document's HTML of these tickets; `undefined` if they are to be rendered. */
export function writtenTickets(hotel: HotelInData, search: Search): Written | undefined {
  if (inDocument.size === 0) return undefined;
  return inDocument.get(hotel.digest ?? digestOf(hotel, search));
}

/** Depends on all that tickets show, except texts; it is the same on the server and here. */
function digestOf({ code, place, kinds }: FoundHotelView, { nights, places }: Search): string {
  const shown = JSON.stringify([code, place, kinds, nights, places.map(({ party }) => party)]);
  let hash = 0;
  for (let at = 0; at < shown.length; at += 1)
    hash = (Math.imul(hash, 31) + shown.charCodeAt(at)) | 0;
  return hash.toString(36);
}
