import type { RoomFieldsView, StayFormView } from '@shop/ports/screens';
import { type MouseEvent, useMemo } from 'react';
import { useTyped } from './use-typed.js';

export interface RoomRow {
  /** A stable key, even when earlier rooms are removed. */
  readonly id: number;
  readonly adults: number;
  readonly children: number;
  readonly ages: readonly string[];
}

export interface RoomRows {
  readonly all: readonly RoomRow[];
  readonly add: (event: MouseEvent) => void;
  readonly drop: (event: MouseEvent, id: number) => void;
  readonly setCount: (id: number, field: 'adults' | 'children', count: number) => void;
  readonly setAge: (id: number, at: number, age: string) => void;
}

const rowOf = ({ number, adults, children, ages }: RoomFieldsView): RoomRow => ({
  id: number,
  adults: Number(adults) || 0,
  children: Number(children) || 0,
  ages,
});

const another: Omit<RoomRow, 'id'> = { adults: 2, children: 0, ages: [] };

const withoutId = ({ id: _, ...row }: RoomRow) => row;
const isSame = (some: readonly RoomRow[], others: readonly RoomRow[]) =>
  JSON.stringify(some.map(withoutId)) === JSON.stringify(others.map(withoutId));

/** The rooms as typed: nothing is sent before the search. */
export function useRoomRows({ rooms }: StayFormView): RoomRows {
  const answered = useMemo(() => rooms.map(rowOf), [rooms]);
  const [all, setAll] = useTyped<readonly RoomRow[]>(answered, isSame);
  const change = (id: number, to: (row: RoomRow) => RoomRow) =>
    setAll((before) => before.map((row) => (row.id === id ? to(row) : row)));
  return {
    all,
    add: (event) => {
      event.preventDefault();
      setAll((before) => [
        ...before,
        { id: Math.max(...before.map(({ id }) => id)) + 1, ...another },
      ]);
    },
    drop: (event, id) => {
      event.preventDefault();
      setAll((before) => before.filter((row) => row.id !== id));
    },
    setCount: (id, field, count) =>
      change(id, (row) =>
        field === 'adults'
          ? { ...row, adults: count }
          : {
              ...row,
              children: count,
              ages: Array.from({ length: count }, (_, at) => row.ages[at] ?? ''),
            },
      ),
    setAge: (id, at, age) =>
      change(id, (row) => ({ ...row, ages: row.ages.map((one, of) => (of === at ? age : one)) })),
  };
}
