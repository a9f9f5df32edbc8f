import type { Extra } from '@shop/domain';
import {
  addPackage,
  type CartEditView,
  type CartView,
  changeItem,
  type Problem,
} from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInTurn } from '../../../parts/choosing/use-in-turn.js';
import { formFields } from '../../../shop/form-fields.js';
import { pageKey } from '../../../shop/page-key.js';
import { useAction } from '../../../shop/use-action.js';
import { focusField } from '../buy/focus-field.js';

/** What was pressed, in the words of the page's question. */
export type Pressed = Readonly<Record<string, string | readonly Extra[]>>;

export interface Editing {
  readonly view: CartEditView;
  /** The page's own path, without its query: where the form goes. */
  readonly action: string;
  /** The whole address, to come back to. */
  readonly path: string;
  /** What was pressed and not answered yet: it shows at once. */
  readonly draft: Pressed;
  readonly isPending: boolean;
  readonly isSaving: boolean;
  readonly problems: readonly Problem[];
  /** Asks for the page with one thing more pressed. */
  readonly ask: (pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

type Saved = (cart: CartView, count: number) => void;

type Press =
  | { readonly pressed: Pressed }
  | { readonly save: HTMLFormElement; readonly button: HTMLElement };

/**
 * What is chosen lives in the address, as on the buy page; what is pressed while an answer is on its
 * way waits for it, and so does saving.
 */
export function useEditor(view: CartEditView, path: string, saved: Saved): Editing {
  const navigate = useNavigate();
  const isPending = useIsFetching({ queryKey: [pageKey] }) > 0;
  const [drafted, setDrafted] = useState<{ of: CartEditView; pressed: Pressed }>();
  const draft = drafted?.of === view ? drafted.pressed : {};
  const { save, ...saving } = useSaving(view, saved);
  const [action = '', query = ''] = path.split('?');
  const press = useInTurn<Press>(view, isPending, (one) => {
    if ('save' in one) {
      save(one.save, one.button);
      return false;
    }
    const next = `${withPressed(view, query, one.pressed)}`;
    if (next === query) return false;
    void navigate(`${action}?${next}`, { replace: true, preventScrollReset: true });
    return true;
  });
  const ask = (pressed: Pressed) => {
    setDrafted({ of: view, pressed: { ...draft, ...pressed } });
    press({ pressed });
  };
  return {
    view,
    action,
    path,
    draft,
    isPending,
    ask,
    isSaving: saving.isBusy,
    problems: saving.problems,
    submit: (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
      if (submitter?.getAttribute('formmethod') === 'post')
        press({ save: event.currentTarget, button: submitter });
      else ask({});
    },
  };
}

/** Saving; what keeps it from being saved gets the focus at its place, and the choices stay. */
function useSaving(view: CartEditView, saved: Saved) {
  const [refused, setRefused] = useState<{ of: CartEditView; problems: readonly Problem[] }>();
  const outcomes = {
    done: (reply: { view: { cart: CartView; count: number } }) =>
      saved(reply.view.cart, reply.view.count),
    refused: (problems: readonly Problem[]) => {
      setRefused({ of: view, problems });
      const [first] = problems;
      if (first) focusField(first.field);
    },
  };
  const line = useAction(changeItem, outcomes);
  const whole = useAction(addPackage, outcomes);
  const save = (form: HTMLFormElement, submitter: HTMLElement) => {
    if (view.kind === 'line') void line.run(formFields(form, submitter));
    else void whole.run(formFields(form, submitter));
  };
  const problems = refused?.of === view ? refused.problems : view.problems;
  return { save, isBusy: line.isBusy || whole.isBusy, problems };
}

/** The page's question as its view has settled it, with one thing more; the month in view stays. */
function withPressed(view: CartEditView, query: string, pressed: Pressed): URLSearchParams {
  const next = new URLSearchParams();
  const set = (name: string, value: string | undefined | null) => {
    if (value) next.set(name, value);
  };
  for (const { name, value } of view.fields) if (name !== 'slug') next.append(name, value);
  for (const { field, quantity } of view.people) next.set(field, String(quantity));
  for (const { extra, hasBeenAdded } of view.extras) if (hasBeenAdded) next.append('extras', extra);
  set('pickup', view.pickup?.chosen);
  set('month', new URLSearchParams(query).get('month'));
  if (view.kind === 'line') {
    set('time', view.times?.find(({ isChosen }) => isChosen)?.time);
    set('component', view.component?.options.find(({ isChosen }) => isChosen)?.id.toString());
  }
  for (const [name, value] of Object.entries(pressed)) {
    const own = name === 'pick' && view.kind === 'line' ? 'date' : name;
    next.delete(own);
    for (const one of [value].flat()) next.append(own, one);
  }
  return next;
}
