import { addPackage, type BuilderView, type FrameView, type Problem } from '@shop/ports/screens';
import type { FormEvent, MouseEvent } from 'react';
import { useChoosingForm } from '../../../parts/choosing/use-choosing.js';
import { type Pressed, withPressed } from '../../../parts/choosing/with-pressed.js';
import { useShop } from '../../../shop/shop.js';
import { isPlain } from '../../../ui/app-link.js';
import { focusPanel, useKeptFocus } from './use-kept-focus.js';

export interface PackageDraftForm {
  readonly view: BuilderView;
  /** The form's target: the page's path without its query. */
  readonly action: string;
  readonly path: string;
  readonly isPending: boolean;
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with the changed fields. */
  readonly ask: (pressed: Pressed) => void;
  /** The same for a link. Without scripts the link works as usual. */
  readonly follow: (event: MouseEvent, pressed: Pressed) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Press {
  readonly pressed: Pressed;
  readonly isEntry?: boolean;
}

/** The URL holds the package draft. Presses during a request wait and are added to its reply. */
export function usePackageDraft(view: BuilderView, frame: FrameView): PackageDraftForm {
  const { go } = useShop();
  const [action = '', query = ''] = frame.path.split('?');
  const { press, ...choosing } = useChoosingForm(view, {
    action: addPackage,
    done: ({ next }) => go(next),
    blocked: view.summary.blocked?.href,
    // Nights are chosen on another page, so "back" must return here.
    pressedBy: (form, button): Press => ({
      pressed: pressedIn(form, button),
      isEntry: button?.getAttribute('name') === 'nights',
    }),
    pageOf: ({ pressed, isEntry }) => ({
      to: `${action}?${withPressed(view, { ...besideFields(view, query), ...pressed })}`,
      isEntry,
    }),
  });
  useKeptFocus(view);
  return {
    ...choosing,
    view,
    action,
    path: frame.path,
    ask: (pressed) => press({ pressed }),
    follow: (event, pressed) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      press({ pressed, isEntry: true });
      if ('slot' in pressed) showPanel();
    },
  };
}

/** On a phone, scrolls to the panel of the opened ticket. */
function showPanel(): void {
  focusPanel();
  document.getElementById('panel')?.scrollIntoView({ block: 'nearest' });
}

const keptFields = ['from', 'to', 'parks'];

/** A code as typed, the planner's dates, and the page of the parks. */
function besideFields({ promo }: BuilderView, query: string): Pressed {
  const beside = [...new URLSearchParams(query)].filter(([name]) => keptFields.includes(name));
  return { ...(promo?.typed && { code: promo.typed }), ...Object.fromEntries(beside) };
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
