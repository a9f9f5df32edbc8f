import { addToCart, type AddedView, type BuyView, type Problem } from '@shop/ports/screens';
import { type ComponentType, useRef, useState } from 'react';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { newAttempt } from '../../../shop/attempt.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import type { AddedPanelProps } from './islands/added-panel.js';
import { cartItemOf } from './choices.js';
import { focusField } from './focus-field.js';
import type { BuyForm } from './use-buy-form.js';

/**
 * Adding to the cart with scripts: what is missing gets the focus and says so, a refusal stands at
 * its field, and a second press while one is under way does nothing. The panel's code is fetched
 * beside the request; when it can't be had, the cart itself says what was added.
 */
export function useAdd(form: BuyForm) {
  const { go } = useShop();
  const [added, setAdded] = useState<AddedView>();
  const [Panel, setPanel] = useState<ComponentType<AddedPanelProps>>();
  /** Begun at the first press, ended when it was done: what is pressed again until then is the same. */
  const attempt = useRef<string>(undefined);
  const action = useAction(addToCart, {
    done: ({ view, next }) => {
      attempt.current = undefined;
      loadPanel().then(
        (panel) => {
          setPanel(() => panel);
          setAdded(view);
        },
        () => go(next),
      );
    },
    refused: (problems) => {
      form.refuse(problems);
      const [first] = problems;
      if (first) focusField(first.field);
    },
  });
  const add = () => {
    const missing = form.isUnanswered ? undefined : missingIn(form.view);
    if (missing) {
      form.refuse([missing]);
      focusField(missing.field);
      return;
    }
    // A failure shows again, and is dealt with, when the panel is needed.
    void loadPanel().catch(() => undefined);
    attempt.current ??= newAttempt();
    void action.run(cartItemOf(form.view, form.choices, form.path, attempt.current));
  };
  return { add, isAdding: action.isBusy, added, Panel, dismiss: () => setAdded(undefined) };
}

const loadPanel = async () => (await import('./islands/added-panel.js')).AddedPanel;

/** The step that has no answer yet, or a wrong one, as a problem at its place. */
function missingIn({ summary, problems }: BuyView): Problem | undefined {
  if (summary.kind !== 'incomplete') return undefined;
  const field = summary.missing === 'day' ? 'date' : summary.missing;
  // Extras are a matter of the people.
  const said = problemOf(problems, field, field === 'people' ? 'extras' : field);
  return said ?? { code: `missing.${field}`, field, text: summary.text, ways: [] };
}
