import { addPackage, type BuilderView, type FrameView, type Problem } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInTurn } from '../../../parts/choosing/use-in-turn.js';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { focusField } from '../buy/focus-field.js';
import { isPlain } from '../../../ui/app-link.js';
import { focusPanel, useKeptFocus } from './use-kept-focus.js';

/** What was pressed, in the words of the page's question. */
export type Pressed = Readonly<Record<string, string | readonly string[]>>;

export interface StripForm {
  readonly view: BuilderView;
  /** The page's own path, without its query: where the form goes. */
  readonly action: string;
  /** The whole address, to come back to. */
  readonly path: string;
  readonly isPending: boolean;
  readonly isAdding: boolean;
  readonly problems: readonly Problem[];
  /** Asks for the page with one thing more pressed. */
  readonly ask: (pressed: Pressed) => void;
  /** The same for a link, which leads there by itself as long as nothing is on its way. */
  readonly follow: (event: MouseEvent, pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The strip lives in the address. What is pressed while an answer is on its way waits for it and is
 * added to that, so that somebody quicker than the connection loses nothing.
 */
export function useStrip(view: BuilderView, frame: FrameView): StripForm {
  const navigate = useNavigate();
  const isPending = useIsFetching({ queryKey: ['page'] }) > 0;
  const { problems, ...adding } = useAdding(view);
  const [action = '', query = ''] = frame.path.split('?');
  const press = useInTurn<Press>(view, isPending, (one) => {
    if ('add' in one) {
      adding.add(one.add, one.button);
      return false;
    }
    const next = withPressed(view, query, one.pressed);
    void navigate(`${action}?${next}`, { replace: one.replace, preventScrollReset: true });
    return true;
  });
  useKeptFocus(view);
  return {
    view,
    action,
    path: frame.path,
    isPending,
    isAdding: adding.isBusy,
    problems,
    ask: (pressed) => press({ pressed, replace: true }),
    follow: (event, pressed) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      press({ pressed, replace: false });
      if ('slot' in pressed) showPanel();
    },
    submit: (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
      const form = event.currentTarget;
      if (submitter?.getAttribute('formmethod') === 'post') press({ add: form, button: submitter });
      else press(pressedBy(form, submitter));
    },
  };
}

type Press =
  | { readonly pressed: Pressed; readonly replace: boolean }
  | { readonly add: HTMLFormElement; readonly button: HTMLElement };

/** Nights are looked for on another page, from which one comes back. */
const pressedBy = (form: HTMLFormElement, submitter: HTMLElement | null): Press => ({
  pressed: pressedIn(form, submitter),
  replace: submitter?.getAttribute('name') !== 'nights',
});

/** The ticket that was opened is chosen below; a phone is brought there. */
function showPanel(): void {
  focusPanel();
  document.getElementById('panel')?.scrollIntoView({ block: 'nearest' });
}

/** Adding to the cart; what keeps it from being added is where the press leads. */
function useAdding(view: BuilderView) {
  const { go } = useShop();
  const [refused, setRefused] = useState<{ of: BuilderView; problems: readonly Problem[] }>();
  const action = useAction(addPackage, {
    done: ({ next }) => go(next),
    refused: (problems) => {
      setRefused({ of: view, problems });
      const [first] = problems;
      if (first) focusField(first.field);
    },
  });
  const add = (form: HTMLFormElement, submitter: HTMLElement) => {
    const { blocked } = view.summary;
    if (blocked) return go(blocked.href);
    void action.run(formFields(form, submitter));
  };
  const problems = refused?.of === view ? refused.problems : view.problems;
  return { add, isBusy: action.isBusy, problems };
}

/** The page's question as its view has settled it, with one thing more; the window stays. */
function withPressed(view: BuilderView, query: string, pressed: Pressed): URLSearchParams {
  const next = new URLSearchParams();
  for (const { name, value } of view.fields) next.append(name, value);
  for (const { field, quantity } of view.people) next.set(field, String(quantity));
  for (const { extra, hasBeenAdded } of view.extras) if (hasBeenAdded) next.append('extras', extra);
  if (view.pickup?.chosen) next.set('pickup', view.pickup.chosen);
  if (view.promo?.typed) next.set('code', view.promo.typed);
  for (const [name, value] of new URLSearchParams(query))
    if (name === 'from' || name === 'to') next.set(name, value);
  for (const [name, value] of Object.entries(pressed)) {
    next.delete(name);
    for (const one of [value].flat()) next.append(name, one);
  }
  return next;
}

/** The planner's days, the code as it is typed now, and the button; a coupon is pressed instead. */
function pressedIn(form: HTMLFormElement, submitter: HTMLElement | null): Pressed {
  const data = new FormData(form, submitter);
  const button = submitter?.getAttribute('name') ?? '';
  const pressed = Object.fromEntries(
    ['from', 'to', 'code', button].flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return pressed.code && button !== 'coupon' ? pressed : { ...pressed, code: [] };
}
