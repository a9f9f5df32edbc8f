import type { CalendarView, DayView } from '@shop/ports/screens';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Move, moveOf, targetOf } from './grid-moves.js';

const find = (root: HTMLElement | null, day: string) =>
  root?.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** False for the second month on a phone. Safari before 17.4 has no `checkVisibility`. */
const isShown = (cell: HTMLElement) => cell.getClientRects().length > 0;

/** The tab stop: the chosen day, else the first on sale, else the first day. */
function firstStop(days: readonly DayView[]): string | undefined {
  const there = days.filter(({ state }) => state !== 'outside');
  const stop =
    there.find(({ isChosen }) => isChosen) ??
    there.find(({ state }) => state === 'best' || state === 'free') ??
    there[0];
  return stop?.day;
}

/**
 * Arrows move by day and week, Home and End within the week, Page keys by month, with Shift by year
 * (APG; docs/rules/calendar.md#keys). A day in another month takes the focus once that month has
 * loaded.
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
    if (!cell && calendar.months.some((one) => one.month === month)) return;
    const isBack = month < (calendar.months[0]?.month ?? '');
    if (!(isBack ? calendar.previous : calendar.next)) return;
    awaitDay(target);
    onMonth?.(month);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOf(event);
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]'); // as: React events target elements
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

/** Focuses the awaited day once the calendar has loaded its month. */
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
