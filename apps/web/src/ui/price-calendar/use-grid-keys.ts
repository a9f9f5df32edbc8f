import type { CalendarView, DayView } from '@shop/ports/screens';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Move, moveOf, targetOf } from './grid-moves.js';

const find = (root: HTMLElement | null, day: string) =>
  root?.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** Not of the month that a phone leaves out. Safari before 17.4 has no `checkVisibility`. */
const isShown = (cell: HTMLElement) => cell.getClientRects().length > 0;

/** The tab stop: the chosen day, else the first that can be had, else the first there is. */
function firstStop(days: readonly DayView[]): string | undefined {
  const there = days.filter(({ state }) => state !== 'outside');
  const stop =
    there.find(({ isChosen }) => isChosen) ??
    there.find(({ state }) => state === 'best' || state === 'free') ??
    there[0];
  return stop?.day;
}

/**
 * Arrows by day and week, Home and End by week, Page by month, Shift and Page by year (APG;
 * docs/rules/calendar.md#keys). A day out of view asks for its month and takes the focus once it is
 * there.
 */
export function useGridKeys(
  calendar: CalendarView,
  onMonth: ((month: string) => void) | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  const awaitDay = useAwaitedDay(root, calendar);
  const [isLive, setLive] = useState(false);
  const [active, setActive] = useState<string>();
  const days = calendar.months.flatMap(({ weeks }) => weeks.flat());

  useEffect(() => setLive(true), []);

  const move = (step: Move, from: HTMLElement) => {
    const target = targetOf(step, from.dataset['day'] ?? '', days);
    if (!target) return;
    const cell = find(root.current, target);
    if (cell && isShown(cell)) return cell.focus();
    const month = target.slice(0, 7);
    // A week that is over is not shown.
    if (!cell && calendar.months.some((one) => one.month === month)) return;
    const isBack = month < (calendar.months[0]?.month ?? '');
    if (!(isBack ? calendar.previous : calendar.next)) return;
    awaitDay(target);
    onMonth?.(month);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOf(event);
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]'); // as: of React's own tree
    if (!step || !cell) return;
    event.preventDefault();
    move(step, cell);
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const day = target.dataset['day'];
    if (day) setActive(day);
  };

  const isThere = days.some(({ day, state }) => day === active && state !== 'outside');
  const tabStop = isLive ? (isThere ? active : firstStop(days)) : undefined;
  return { root, tabStop, onKeyDown, onFocus };
}

/** A day of a month that is on its way takes the focus when the calendar has it. */
function useAwaitedDay(root: { readonly current: HTMLElement | null }, calendar: CalendarView) {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const cell = awaited.current && find(root.current, awaited.current);
    if (!cell) return;
    awaited.current = undefined;
    cell.focus();
  }, [root, calendar]);
  return (day: string) => {
    awaited.current = day;
  };
}
