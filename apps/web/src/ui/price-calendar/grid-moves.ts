import type { DayView } from '@shop/ports/screens';

export type Move =
  | { readonly by: 'day'; readonly count: number }
  | { readonly by: 'month'; readonly count: number }
  | { readonly by: 'edge'; readonly end: boolean };

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: { by: 'day', count: -1 },
  ArrowRight: { by: 'day', count: 1 },
  ArrowUp: { by: 'day', count: -7 },
  ArrowDown: { by: 'day', count: 7 },
  Home: { by: 'edge', end: false },
  End: { by: 'edge', end: true },
  PageUp: { by: 'month', count: -1 },
  PageDown: { by: 'month', count: 1 },
};

/** The move for a key. Shift turns a month into a year. */
export function moveOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Move | undefined {
  const move = moves[key];
  return move?.by === 'month' && shiftKey ? { ...move, count: move.count * 12 } : move;
}

const write = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day to focus, ISO 8601, whether or not it is shown. */
export function targetOf(move: Move, from: string, days: readonly DayView[]): string | undefined {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  if (move.by === 'day') return write(new Date(Date.UTC(year, month - 1, day + move.count)));
  if (move.by === 'edge') return edgeOf(from, days, move.end);
  const last = new Date(Date.UTC(year, month + move.count, 0)).getUTCDate();
  return write(new Date(Date.UTC(year, month - 1 + move.count, Math.min(day, last))));
}

/** The first or last day of the week within the same month; weeks are rows of seven. */
function edgeOf(from: string, days: readonly DayView[], end: boolean): string | undefined {
  const index = days.findIndex(({ day, state }) => day === from && state !== 'outside');
  const start = index - (index % 7);
  const week = days.slice(start, start + 7).filter(({ state }) => state !== 'outside');
  return (end ? week.at(-1) : week[0])?.day;
}
