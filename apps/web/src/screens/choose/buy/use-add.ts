import { addToCart, type AddedView, type BuyView, type Problem } from '@shop/ports/screens';
import { type ComponentType, useRef, useState } from 'react';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { newAttempt } from '../../../shop/attempt.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import type { AddedPanelProps } from './islands/added-panel.js';
import { cartItemOf } from './choices.js';
import { focusField } from '../../../parts/choosing/focus-field.js';
import type { BuyForm } from './use-buy-form.js';

/**
 * Adds to the cart with scripts. Focuses what is missing, shows a refusal at its field, and ignores
 * further clicks meanwhile. If the panel's code fails to load, it opens the cart instead.
 */
export function useAdd(form: BuyForm) {
  const { go } = useShop();
  const [added, setAdded] = useState<AddedView>();
  const [Panel, setPanel] = useState<ComponentType<AddedPanelProps>>();
  /** The idempotency key, kept until an add succeeds, so that retries add once. */
  const attempt = useRef<string>(undefined);
  const action = useAction(addToCart, {
    done: ({ view, next }) => {
      attempt.current = undefined;
      // The name is no choice, so its correction alone clears no refusal.
      form.refuse([]);
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
  const add = (nameOnTicket?: string) => {
    const missing = form.isUnanswered ? undefined : missingIn(form.view);
    if (missing) {
      form.refuse([missing]);
      focusField(missing.field);
      return;
    }
    // A failure surfaces when the panel is needed.
    void loadPanel().catch(() => undefined);
    attempt.current ??= newAttempt();
    const item = cartItemOf(form.view, form.choices, form.path, attempt.current);
    void action.run({ ...item, nameOnTicket });
  };
  return { add, isAdding: action.isBusy, added, Panel, dismiss: () => setAdded(undefined) };
}

const loadPanel = async () => (await import('./islands/added-panel.js')).AddedPanel;

/** The unanswered or wrong step, as a problem at its field. */
function missingIn({ summary, problems }: BuyView): Problem | undefined {
  if (summary.kind !== 'incomplete') return undefined;
  const field = summary.missing === 'day' ? 'date' : summary.missing;
  // Extras depend on people, so their problem shows there.
  const said = problemOf(problems, field, field === 'people' ? 'extras' : field);
  return said ?? { code: `missing.${field}`, field, text: summary.text, actions: [] };
}
