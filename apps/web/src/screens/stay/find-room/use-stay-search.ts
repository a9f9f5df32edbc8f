import type { FindRoomView, FrameView } from '@shop/ports/screens';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useChoosing } from '../../../parts/choosing/use-choosing.js';

export interface StaySearch {
  readonly view: FindRoomView;
  /** The form's action: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  /** A search is running; further presses wait for it. */
  readonly isSearching: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly pick: (day: string) => void;
  readonly turn: (month: string) => void;
}

type Press = { readonly day: string } | { readonly month: string } | { readonly isWhole: true };

/** The search lives in the URL. A press waits for a pending reply: a last day needs the first. */
export function useStaySearch(view: FindRoomView, frame: FrameView): StaySearch {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const [action = ''] = frame.path.split('?');
  const { isPending, press } = useChoosing<Press>(view, (one) => {
    const isWhole = 'isWhole' in one;
    // A missing age is an error only when the visitor presses search.
    const query = written(form.current, isWhole);
    if ('month' in one) query.set('month', one.month);
    const to = `${action}?${'day' in one ? withDay(query, one.day, view) : query}`;
    return isWhole ? { to, hash: '#rooms', isEntry: true } : { to };
  });
  return {
    view,
    action,
    form,
    isPending,
    path: frame.path,
    isSearching: isPending && `${pathname}${search}` !== frame.path,
    submit: (event) => {
      event.preventDefault();
      press({ isWhole: true });
    },
    pick: (day) => press({ day }),
    turn: (month) => press({ month }),
  };
}

/** The filled fields of the form; `withAges` includes the ages that are not chosen yet. */
function written(form: HTMLFormElement | null, withAges: boolean): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string' && (value !== '' || (withAges && name.startsWith('age'))))
      query.append(name, value);
  return query;
}

/** Sets the arrival, or the departure after it, as the server does for a press. */
function withDay(query: URLSearchParams, day: string, { form }: FindRoomView): URLSearchParams {
  const { checkIn, checkOut, calendar } = form;
  const isEnd = checkIn !== '' && checkOut === '' && day > checkIn;
  const [month] = calendar.months;
  const days = isEnd ? { checkin: checkIn, checkout: day } : { checkin: day, month: month?.month };
  const next = new URLSearchParams();
  const rest = [...query].filter(([name]) => !['checkin', 'checkout', 'month'].includes(name));
  for (const [name, value] of [...Object.entries(days), ...rest])
    if (value !== undefined) next.append(name, value);
  return next;
}
