import type { BuyView, FrameView, Problem } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Choices, choicesOf, queryOf } from './choices.js';

export interface BuyForm {
  readonly view: BuyView;
  /** The page's own path, without its query: where the form goes. */
  readonly action: string;
  readonly path: string;
  readonly choices: Choices;
  /** A newer view is on its way; amounts shown are of the choices before. */
  readonly isPending: boolean;
  /** It takes its time: what it will replace is drawn as a skeleton. */
  readonly isSlow: boolean;
  readonly problems: readonly Problem[];
  readonly change: (patch: Partial<Choices>) => void;
  readonly refuse: (problems: readonly Problem[]) => void;
}

/**
 * The choices live in the address: each change is a replaced navigation, shown at once and settled
 * by the view that comes back. What a refused press said stays until something is changed.
 */
export function useBuyForm(view: BuyView, frame: FrameView): BuyForm {
  const navigate = useNavigate();
  const isFetching = useIsFetching({ queryKey: ['page'] }) > 0;
  const [state, setState] = useState<State>({ of: view });
  if (state.of !== view) setState({ of: view });
  const choices = (state.of === view ? state.draft : undefined) ?? choicesOf(view);
  const action = frame.path.split('?')[0] ?? frame.path;
  const change = (patch: Partial<Choices>) => {
    const draft = { ...choices, ...patch };
    setState({ of: view, draft });
    const to = `${action}?${queryOf(draft, view.editing)}`;
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const isPending = isFetching && state.draft !== undefined;
  return {
    view,
    action,
    path: frame.path,
    choices,
    isPending,
    isSlow: useSlow(isPending),
    problems: state.refused ?? view.problems,
    change,
    refuse: (refused) => setState({ ...state, refused }),
  };
}

/** What the visitor did since a view came: thrown away with the next one. */
interface State {
  readonly of: BuyView;
  readonly draft?: Choices;
  readonly refused?: readonly Problem[];
}

const patienceMs = 150;

/** Whether something has been under way for longer than a person takes as at once. */
function useSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
