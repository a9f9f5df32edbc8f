import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';

/** The one step that leads to buying. It posts the same form that the calendar gets. */
export function AddButton(props: { isAdding: boolean; className?: string; t: TFunction<'buy'> }) {
  const { isAdding, className, t } = props;
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
