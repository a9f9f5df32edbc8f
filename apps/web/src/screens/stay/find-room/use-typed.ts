import { useState } from 'react';

interface State<Value> {
  readonly answered: Value;
  /** The latest value from a view, and all values typed since. */
  readonly typed: readonly Value[];
}

/**
 * State of a form field that a view answers. A view that confirms an earlier value keeps what was
 * typed since; any other view replaces it.
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
