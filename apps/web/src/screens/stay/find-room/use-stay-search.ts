import type { FindRoomView, FrameView } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

export interface StaySearch {
  readonly view: FindRoomView;
  /** The page's own path, without its query: where the form goes. */
  readonly action: string;
  readonly path: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly pick: (day: string) => void;
  readonly turn: (month: string) => void;
}

/** Where the rooms are, to go there once a search is whole. */
const roomsAnchor = '#rooms';

/** The search lives in the address; a day, a month and the button each ask for the page anew. */
export function useStaySearch(view: FindRoomView, frame: FrameView): StaySearch {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isPending = useIsFetching({ queryKey: ['page'] }) > 0;
  const [action = ''] = frame.path.split('?');

  /** What the form says now, in its own order, which is that of an address. */
  const written = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    return query;
  };
  const ask = (query: URLSearchParams) =>
    void navigate(`${action}?${query}`, { replace: true, preventScrollReset: true });
  return {
    ...{ view, action, form, isPending, path: frame.path },
    submit: (event) => {
      event.preventDefault();
      void navigate(`${action}?${written()}${roomsAnchor}`);
    },
    pick: (day) => ask(withDay(written(), day, view)),
    turn: (month) => {
      const query = written();
      query.set('month', month);
      ask(query);
    },
  };
}

/** The first day, or the last one of the stay that it began; as the server reads a press. */
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
