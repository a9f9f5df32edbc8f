import type { HotelsView } from '@shop/ports/screens';
import { HotelTicket } from '../../../parts/posters/hotel-ticket.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageHead } from '../../../ui/page-head.js';
import type texts from './hotels.en.json';
import styles from './hotels-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    hotels: typeof texts;
  }
}

export function HotelsScreen({ view }: { view: HotelsView }) {
  const { t } = useTranslation('hotels');
  return (
    <div className={`${styles.hotels} co-page`}>
      <PageHead title={view.title} lead={view.lead}>
        <p>
          <ButtonLink href={view.find} tone="buy">
            {t('find')}
          </ButtonLink>
        </p>
      </PageHead>
      {view.problem && <ProblemAlert problem={view.problem} />}
      <ul className={styles.list} aria-label={t('list')}>
        {view.hotels.map((hotel) => (
          <li key={hotel.code}>
            <HotelTicket hotel={hotel} heading="h2" isEarly />
          </li>
        ))}
      </ul>
      <p className={`${styles.lead} text-small`}>{t('lowest')}</p>
    </div>
  );
}
