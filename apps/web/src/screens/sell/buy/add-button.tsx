import type { TFunction } from 'i18next';
import type { BuyView } from '@shop/ports/screens';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';

interface AddButtonProps {
  readonly near: BuyView['near'];
  readonly isAdding: boolean;
  readonly className?: string;
  readonly t: TFunction<'buy'>;
}

/**
 * The one step that leads to buying. It posts the same form that the calendar gets. Beside a day that
 * can't be had it leads to the nearest ones.
 */
export function AddButton({ near, isAdding, className, t }: AddButtonProps) {
  if (near)
    return (
      <ButtonLink href="#near" tone="outline" size="lg" className={className}>
        {near.look}
      </ButtonLink>
    );
  return (
    <Button
      type="submit"
      tone="buy"
      size="lg"
      busy={isAdding}
      formMethod="post"
      formAction="/api/cart/items"
      className={className}
    >
      {t('summary.add')}
    </Button>
  );
}
