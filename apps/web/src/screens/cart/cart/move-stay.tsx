import { type CartStayView, moveStay } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useAction } from '../../../shop/use-action.js';
import { Button } from '../../../ui/button.js';
import type { ShowCart } from './use-cart-view.js';

interface MoveProps {
  readonly stay: CartStayView;
  readonly isPart?: boolean;
  readonly attempt: string;
  readonly path: string;
  readonly changed: ShowCart;
  readonly t: TFunction<'cart'>;
}

/** Moves nights into or out of a package; renders nothing if neither is possible. */
export function MoveStay({ stay, isPart, attempt, path, changed, t }: MoveProps) {
  const { isBusy, problems, submit } = useAction(moveStay, {
    done: ({ view }) => changed(view.cart, view.count),
  });
  const { id, hotel: name, into } = stay;
  if (!isPart && !into) return null;
  const word = isPart ? 'stay.out' : 'stay.into';
  return (
    <form method="post" action={`/api${moveStay.path}`} onSubmit={submit}>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name="attempt" value={attempt} />
      {into && <input type="hidden" name="package" value={into} />}
      <Button
        type="submit"
        tone="quiet"
        size="sm"
        busy={isBusy}
        aria-label={t(`${word}Named`, { name })}
      >
        {t(word)}
      </Button>
    </form>
  );
}
