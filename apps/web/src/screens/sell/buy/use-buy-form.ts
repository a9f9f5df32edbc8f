import type { BuyView, FrameView, Problem } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Choices, choicesOf, inOrder, queryOf } from './choices.js';

export interface BuyForm {
  readonly view: BuyView;
  /** The page's own path, without its query: where the form goes. */
  readonly action: string;
  readonly path: string;
  readonly choices: Choices;
  /** Something was chosen that no view has answered yet: what the view says may be out of date. */
  readonly isUnanswered: boolean;
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
    void navigate(to, { replace: true, preventScrollReset: true });
  });
  const isPending = isFetching && draft !== undefined;
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

/** What every step is given: a step draws itself anew when this, or its own choice, is another. */
export interface StepProps {
  readonly view: BuyView;
  readonly problems: readonly Problem[];
  readonly change: BuyForm['change'];
  readonly t: TFunction<'buy'>;
}

/** What the visitor did since a view came. */
interface State {
  readonly of: BuyView;
  readonly path: string;
  readonly draft?: Draft | undefined;
  readonly refused?: readonly Problem[] | undefined;
}

/** Choices that no view has answered yet. */
interface Draft {
  readonly choices: Choices;
  /** The pages that may still come in: where it began, and what was asked since; `inOrder`. */
  readonly asked: readonly string[];
}

/**
 * What stays when a view comes in. Of a draft all, if the view answers an earlier change, since
 * somebody quick is ahead of it; nothing, if it is the answer or the visitor went elsewhere. What
 * was refused stays while it is the same page with fresher facts, or the answer to a change that was
 * made before the refusal.
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

/** The same function at every render, that does what the newest one says: steps that get it stay. */
function useSteady<Asked>(run: (asked: Asked) => void): (asked: Asked) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((asked) => newest.current(asked), []);
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
