import type { OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Alert } from '../../../ui/alert.js';

/** A payment with the wrong amount: what happened to it, and what to do. */
export function GivenBack({ view, t }: { view: OrderView; t: TFunction<'order'> }) {
  const { givenBack, state, totals } = view;
  if (!givenBack) return null;
  const { why, amount } = givenBack;
  return (
    <Alert tone={state === 'awaiting' ? 'warning' : 'info'}>
      <p>{t(`givenBack.${why}`, { amount, total: totals.total.now.text })}</p>
      {state === 'awaiting' && <p>{t('givenBack.still')}</p>}
    </Alert>
  );
}
