import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { Segments } from '../../../ui/segments.js';
import styles from './buy-screen.module.css';

/** The tickets of this place as links: each is a page of its own, and the choices go along. */
export const TicketStep = memo(function TicketStep({
  view,
  t,
}: {
  view: BuyView;
  t: TFunction<'buy'>;
}) {
  if (view.variants.length < 2) return null;
  const chosen = view.variants.find(({ isChosen }) => isChosen);
  const items = view.variants.map(({ slug, href, name, hours, from, isChosen, isNight }) => ({
    key: slug,
    href,
    name,
    isChosen,
    detail: [isNight ? t('night') : '', hours, from ? t('from', { price: from.text }) : '']
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <section className={styles.step} aria-labelledby="step-ticket">
      <h2 id="step-ticket" className="text-h3">
        {chosen ? t('step.ticketChosen', { answer: chosen.name }) : t('step.ticket')}
      </h2>
      <Segments label={t('step.ticket')} items={items} />
    </section>
  );
});
