import type { FindRoomView, FrameView } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInTurn } from '../../../parts/choosing/use-in-turn.js';

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

const roomsAnchor = '#rooms';

type Press = { readonly day: string } | { readonly month: string } | { readonly isWhole: true };

/** The search lives in the URL. A press waits for a pending reply: a last day needs the first. */
export function useStaySearch(view: FindRoomView, frame: FrameView): StaySearch {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const isPending = useIsFetching({ queryKey: ['page'] }) > 0;
  const [action = ''] = frame.path.split('?');
  const address = `${pathname}${search}`;

  const written = (isWhole = false) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && (value !== '' || (isWhole && name.startsWith('age'))))
        query.append(name, value);
    return query;
  };
  const press = useInTurn<Press>(view, isPending, (one) => {
    const to = `${action}?${asked(one)}`;
    if ('isWhole' in one) void navigate(`${to}${roomsAnchor}`);
    else void navigate(to, { replace: true, preventScrollReset: true });
    return to !== address;
  });
  const asked = (one: Press) => {
    // A missing age is an error only when the visitor presses search.
    const query = written('isWhole' in one);
    if ('day' in one) return withDay(query, one.day, view);
    if ('month' in one) query.set('month', one.month);
    return query;
  };
  return {
    view,
    action,
    form,
    isPending,
    path: frame.path,
    isSearching: isPending && address !== frame.path,
    submit: (event) => {
      event.preventDefault();
      press({ isWhole: true });
    },
    pick: (day) => press({ day }),
    turn: (month) => press({ month }),
  };
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
