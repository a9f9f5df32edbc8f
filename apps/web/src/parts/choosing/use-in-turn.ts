import { useEffect, useEffectEvent, useRef } from 'react';

/** One press at a time; the next waits for the reply. `run` returns true if a view follows. */
export function useInTurn<Press>(
  view: object,
  isPending: boolean,
  run: (press: Press) => boolean,
): (press: Press) => void {
  const turn = useRef<{ of?: object | undefined; hasBegun?: boolean; waiting: Press[] }>({
    waiting: [],
  });
  const start = (press: Press) => {
    turn.current.hasBegun = false;
    turn.current.of = run(press) ? view : undefined;
  };
  const next = useEffectEvent(() => {
    const { of, hasBegun, waiting } = turn.current;
    if (isPending) turn.current.hasBegun = true;
    if (isPending || (of === view && !hasBegun)) return;
    turn.current.of = undefined;
    const press = waiting.shift();
    if (press) start(press);
  });
  useEffect(() => next(), [view, isPending]);
  return (press: Press) => {
    if (turn.current.of) turn.current.waiting.push(press);
    else start(press);
  };
}
