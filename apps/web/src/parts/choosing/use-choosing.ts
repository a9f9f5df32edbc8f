import type { Action, ActionReply, Problem } from '@shop/ports/screens';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formFields } from '../../shop/form-fields.js';
import { pageKey } from '../../shop/page-key.js';
import { useShop } from '../../shop/shop.js';
import { useAction } from '../../shop/use-action.js';
import { focusField } from './focus-field.js';

/** The page with a press. It replaces the history entry unless "back" must return here. */
export interface Destination {
  readonly to: string;
  readonly hash?: string;
  readonly isEntry?: boolean;
  /** It holds every choice so far, so that the next press need not wait for its view. */
  readonly isWhole?: boolean;
}

/**
 * The choices of a page live in its URL: a press loads the page with it, and the next press waits
 * for that view. `choose` may do something else instead; it then returns true if a view follows.
 * `hasFailed`: the view did not come, and presses that waited for it are dropped.
 */
export function useChoosing<Press>(
  view: object,
  choose: (press: Press) => Destination | boolean,
  isBusy = false,
) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const isPending = useIsFetching({ queryKey: [pageKey] }) > 0;
  const asked = queries.getQueryState([pageKey, `${pathname}${search}`]);
  const hasFailed = !isPending && asked?.status === 'error';
  const press = useInTurn<Press>(view, { isPending: isPending || isBusy, hasFailed }, (one) => {
    const chosen = choose(one);
    if (typeof chosen === 'boolean') return chosen;
    const { to, hash = '', isEntry = false, isWhole = false } = chosen;
    void navigate(`${to}${hash}`, { replace: !isEntry, preventScrollReset: true });
    return !isWhole && to !== `${pathname}${search}`;
  });
  return { isPending, hasFailed, press };
}

interface Ways<Press, Input extends object, View> {
  readonly action: Action<Input, View>;
  readonly done: (reply: Extract<ActionReply<View>, { kind: 'done' }>) => void;
  /** Where the posting button leads while something is missing. */
  readonly blocked?: string | undefined;
  /** Posts without waiting for a pending view: the button names what its own view showed. */
  readonly postsAtOnce?: boolean;
  /** The press of any other button. */
  readonly pressedBy: (form: HTMLFormElement, button: HTMLElement | null) => Press;
  readonly pageOf: (press: Press) => Destination;
}

type Turn<Press> =
  | { readonly press: Press }
  | { readonly form: HTMLFormElement; readonly button: HTMLElement };

/** A form whose choices are posted in the end. A refusal focuses its field and keeps the choices. */
export function useChoosingForm<Press, Input extends object, View>(
  view: { readonly problems: readonly Problem[] },
  { action, done, blocked, postsAtOnce, pressedBy, pageOf }: Ways<Press, Input, View>,
) {
  const { go } = useShop();
  const [refused, setRefused] = useState<{ of: object; problems: readonly Problem[] }>();
  const { isBusy, run } = useAction(action, {
    done,
    refused: (problems) => {
      setRefused({ of: view, problems });
      const [first] = problems;
      if (first) focusField(first.field);
    },
  });
  const post = (form: HTMLFormElement, button: HTMLElement): false => {
    if (blocked) go(blocked);
    else void run(formFields(form, button));
    return false;
  };
  const { press, isPending, hasFailed } = useChoosing<Turn<Press>>(view, (turn) =>
    'press' in turn ? pageOf(turn.press) : post(turn.form, turn.button),
  );
  return {
    isPending,
    hasFailed,
    isBusy,
    problems: refused?.of === view ? refused.problems : view.problems,
    press: (one: Press) => press({ press: one }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const button = buttonOf(event);
      if (!button || !isPosting(button)) press({ press: pressedBy(form, button) });
      else if (postsAtOnce) post(form, button);
      else press({ form, button });
    },
  };
}

export function buttonOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLElement | null {
  const { submitter } = nativeEvent as SubmitEvent; // as: React's submit event wraps this one
  return submitter;
}

/** Enter presses the first button, which only loads the page. */
export const isPosting = (button: HTMLElement | null): boolean =>
  button?.getAttribute('formmethod') === 'post';

/** One press at a time; the next waits for the reply. `run` returns true if a view follows. */
function useInTurn<Press>(
  view: object,
  { isPending, hasFailed }: { readonly isPending: boolean; readonly hasFailed: boolean },
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
    if (hasFailed) return void waiting.splice(0);
    const press = waiting.shift();
    if (press) start(press);
  });
  useEffect(() => next(), [view, isPending]);
  return (press: Press) => {
    if (turn.current.of) turn.current.waiting.push(press);
    else start(press);
  };
}
