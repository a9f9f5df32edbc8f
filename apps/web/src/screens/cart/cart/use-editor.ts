import {
  type Action,
  addPackage,
  type CartEditView,
  type CartView,
  changeItem,
  type Problem,
} from '@shop/ports/screens';
import { type FormEvent, useState } from 'react';
import { useChoosingForm } from '../../../parts/choosing/use-choosing.js';
import { type Pressed, withPressed } from '../../../parts/choosing/with-pressed.js';

export interface Editing {
  readonly view: CartEditView;
  /** The form's target: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  /** Changes without a reply yet; shown at once. */
  readonly draft: Pressed;
  readonly isPending: boolean;
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with the changed fields. */
  readonly ask: (pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

type Saved = (cart: CartView, count: number) => void;

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

/** The URL holds the choices, as on the buy page. Presses and saving wait for a pending reply. */
export function useEditor(view: CartEditView, path: string, saved: Saved): Editing {
  const [drafted, setDrafted] = useState<{ of: CartEditView; pressed: Pressed }>();
  const [action = '', query = ''] = path.split('?');
  const actionOf: Action<never, Changed> = view.kind === 'line' ? changeItem : addPackage;
  const { press, hasFailed, ...choosing } = useChoosingForm(view, {
    action: actionOf,
    done: ({ view: { cart, count } }) => saved(cart, count),
    pressedBy: (): Pressed => ({}),
    pageOf: (pressed) => ({ to: `${action}?${queryOf(view, query, pressed)}` }),
  });
  // Saving sends what the view shows, not what failed to load.
  const draft = drafted?.of === view && !hasFailed ? drafted.pressed : {};
  const ask = (pressed: Pressed) => {
    setDrafted({ of: view, pressed: { ...draft, ...pressed } });
    press(pressed);
  };
  return { ...choosing, view, action, path, draft, ask };
}

/** Beside the view's choices, the shown month stays. A line sends its day as `date`. */
function queryOf(view: CartEditView, query: string, { pick, ...pressed }: Pressed): string {
  const { kind, times, component } = view;
  const month = new URLSearchParams(query).get('month');
  const chosen = kind === 'line' && {
    time: times?.find(({ isChosen }) => isChosen)?.time,
    component: component?.options.find(({ isChosen }) => isChosen)?.id.toString(),
  };
  const day = pick && { [kind === 'line' ? 'date' : 'pick']: pick };
  return `${withPressed(view, { slug: [], ...(month && { month }), ...chosen, ...day, ...pressed })}`;
}
