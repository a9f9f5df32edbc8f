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

/** Posts the form to the cart. For an unavailable day it links to the nearest days instead. */
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
