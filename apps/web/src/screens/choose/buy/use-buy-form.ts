import type { BuyView, FrameView, Problem } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChoosing } from '../../../parts/choosing/use-choosing.js';
import { type Choices, choicesOf, inOrder, queryOf } from './choices.js';

export interface BuyForm {
  readonly view: BuyView;
  /** The form's action: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  readonly choices: Choices;
  /** No view reflects the latest choice yet, so the view may be out of date. */
  readonly isUnanswered: boolean;
  /** A newer view is loading, or failed to; amounts belong to earlier choices. */
  readonly isPending: boolean;
  /** Loading takes long: outdated parts become skeletons. */
  readonly isSlow: boolean;
  readonly problems: readonly Problem[];
  readonly change: (patch: Partial<Choices>) => void;
  readonly refuse: (problems: readonly Problem[]) => void;
}

/**
 * Choices live in the URL. Each change shows at once and replaces the history entry; the next view
 * settles it. A refusal stays until the next change.
 */
export function useBuyForm(view: BuyView, frame: FrameView): BuyForm {
  const {
    isPending: isFetching,
    hasFailed,
    press,
  } = useChoosing(view, (to: string) => ({ to, isWhole: true }));
  const [last, setState] = useState<State>({ of: view, path: frame.path });
  const state = last.of === view ? last : afterwards(last, view, frame.path);
  if (state !== last) setState(state);
  const { draft } = state;
  const answered = useMemo(() => choicesOf(view), [view]);
  const choices = draft?.choices ?? answered;
  const action = frame.path.split('?')[0] ?? frame.path;
  const change = useSteady((patch: Partial<Choices>) => {
    const changed = { ...choices, ...patch };
    const to = `${action}?${queryOf(changed)}`;
    const asked = [...(draft?.asked ?? [inOrder(frame.path)]), inOrder(to)];
    setState({ of: view, path: frame.path, draft: { choices: changed, asked } });
    press(to);
  });
  const isPending = (isFetching || hasFailed) && draft !== undefined;
  return {
    view,
    action,
    path: frame.path,
    choices,
    isUnanswered: draft !== undefined,
    isPending,
    isSlow: useSlow(isPending),
    problems: state.refused ?? view.problems,
    change,
    refuse: (refused) => setState({ ...state, refused }),
  };
}

/** Shared by all steps: a memoized step renders only when this or its own choice changes. */
export interface StepProps {
  readonly view: BuyView;
  readonly problems: readonly Problem[];
  readonly change: BuyForm['change'];
  readonly t: TFunction<'buy'>;
}

interface State {
  readonly of: BuyView;
  readonly path: string;
  readonly draft?: Draft | undefined;
  readonly refused?: readonly Problem[] | undefined;
}

interface Draft {
  readonly choices: Choices;
  /** Pages that may still arrive, through `inOrder`: the first one and all requested since. */
  readonly asked: readonly string[];
}

/**
 * State after a new view. Keeps the draft if the view answers an earlier change, and drops it if it
 * is the reply or another page. Keeps a refusal on the same page, or if the view answers a change
 * made before it.
 */
function afterwards({ path: before, draft, refused }: State, of: BuyView, path: string): State {
  const came = inOrder(path);
  const isAwaited = draft?.asked.includes(came) === true;
  const isAhead = isAwaited && draft.asked.at(-1) !== came;
  return {
    of,
    path,
    draft: isAhead ? draft : undefined,
    refused: path === before || isAwaited ? refused : undefined,
  };
}

/** A stable function that runs the latest `run`, so that memoized steps do not render again. */
function useSteady<Asked>(run: (asked: Asked) => void): (asked: Asked) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((asked) => newest.current(asked), []);
}

const slowAfterMs = 150;

/** True once loading takes longer than feels immediate. */
function useSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
