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

/** Changed fields of the page's query. */
export type Pressed = Readonly<Record<string, string | readonly string[]>>;

export interface PackageDraftForm {
  readonly view: BuilderView;
  /** The form's target: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  readonly isPending: boolean;
  readonly isAdding: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with the changed fields. */
  readonly ask: (pressed: Pressed) => void;
  /** The same for a link. Without scripts the link works as usual. */
  readonly follow: (event: MouseEvent, pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The URL holds the package draft. Presses during a request wait and are added to its reply. */
export function usePackageDraft(view: BuilderView, frame: FrameView): PackageDraftForm {
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

/** Nights are chosen on another page, so "back" must return here. */
const pressedBy = (form: HTMLFormElement, submitter: HTMLElement | null): Press => ({
  pressed: pressedIn(form, submitter),
  replace: submitter?.getAttribute('name') !== 'nights',
});

/** On a phone, scrolls to the panel of the opened ticket. */
function showPanel(): void {
  focusPanel();
  document.getElementById('panel')?.scrollIntoView({ block: 'nearest' });
}

/** Adds to the cart. If something is missing, goes to that field. */
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

/** The query of the current view with the changed fields; the planner's dates stay. */
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

/** The planner's days, the current code and the button. A coupon replaces the code. */
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
