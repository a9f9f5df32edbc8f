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

/** Changed fields of the page's query. */
export type Pressed = Readonly<Record<string, string | readonly Extra[]>>;

export interface Editing {
  readonly view: CartEditView;
  /** The form's target: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  /** Changes without a reply yet; shown at once. */
  readonly draft: Pressed;
  readonly isPending: boolean;
  readonly isSaving: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with the changed fields. */
  readonly ask: (pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

type Saved = (cart: CartView, count: number) => void;

type Press =
  | { readonly pressed: Pressed }
  | { readonly save: HTMLFormElement; readonly button: HTMLElement };

/** The URL holds the choices, as on the buy page. Presses and saving wait for a pending reply. */
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

/** Saves the changes. On a refusal, focuses the field and keeps the choices. */
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

/** The query of the current view with the changed fields; the shown month stays. */
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
