import { type CartPackageView, splitPackage } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useAction } from '../../../shop/use-action.js';
import { Button } from '../../../ui/button.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import type { ShowCart } from './use-cart-view.js';

interface SplitProps {
  readonly one: CartPackageView;
  readonly name: string;
  readonly attempt: string;
  readonly path: string;
  readonly changed: ShowCart;
  readonly t: TFunction<'cart'>;
}

/** Splits a package into single tickets, each at its own price. */
export function SplitButton({ one, name, attempt, path, changed, t }: SplitProps) {
  const { isBusy, problems, submit } = useAction(splitPackage, {
    done: ({ view }) => changed(view.cart, view.count),
  });
  return (
    <form method="post" action={`/api${splitPackage.path}`} onSubmit={submit}>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="package" value={one.id} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button
        type="submit"
        tone="quiet"
        size="sm"
        busy={isBusy}
        aria-label={t('splitNamed', { name })}
      >
        {t('split')}
      </Button>
    </form>
  );
}
