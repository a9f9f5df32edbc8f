import { useState } from 'react';

interface State<Value> {
  readonly answered: Value;
  /** The last that a view said, and all that was typed since. */
  readonly typed: readonly Value[];
}

/**
 * What is typed into a form that a view answers. A view that says what was typed before leaves what
 * was typed since, as whoever is quick is ahead of it; any other is what the form says from then on.
 */
export function useTyped<Value>(
  answered: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
) {
  const [last, setState] = useState<State<Value>>({ answered, typed: [answered] });
  const state = last.answered === answered ? last : afterwards(last, answered, isSame);
  if (state !== last) setState(state);
  const setTyped = (next: (before: Value) => Value) =>
    setState(({ typed, ...rest }) => ({ ...rest, typed: [...typed, next(latest(typed))] }));
  return [latest(state.typed), setTyped] as const;
}

const latest = <Value>(typed: readonly Value[]): Value => typed.at(-1) as Value; // as: never empty

function afterwards<Value>(
  { typed }: State<Value>,
  answered: Value,
  isSame: (one: Value, other: Value) => boolean,
): State<Value> {
  const at = typed.findLastIndex((one) => isSame(one, answered));
  return { answered, typed: at < 0 ? [answered] : typed.slice(at) };
}
