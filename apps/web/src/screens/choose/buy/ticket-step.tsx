import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { Segments } from '../../../ui/segments.js';
import styles from './buy-screen.module.css';

/** The place's tickets as links that keep the choices. A single ticket shows too. */
export const TicketStep = memo(function TicketStep({
  view,
  t,
}: {
  view: BuyView;
  t: TFunction<'buy'>;
}) {
  const { variants } = view;
  if (variants.length === 0) return null;
  const chosen = variants.find(({ isChosen }) => isChosen);
  const items = variants.map(({ slug, href, name, hours, from, adds, isChosen, isNight }) => ({
    key: slug,
    href,
    name,
    isChosen,
    details: [
      [isNight ? t('night') : '', hours].filter(Boolean).join(' · '),
      from ? t('from', { price: from.text }) : '',
      adds,
    ],
  }));
  return (
    <section
      className={styles.ticket}
      aria-labelledby="step-ticket"
      data-many={variants.length > 3 || undefined}
    >
      <h2 id="step-ticket" className="text-h3">
        {chosen ? t('step.ticketChosen', { answer: chosen.name }) : t('step.ticket')}
      </h2>
      <Segments label={t('step.ticket')} items={items} />
    </section>
  );
});
