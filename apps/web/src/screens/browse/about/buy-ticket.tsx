import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './buy-ticket.module.css';

interface Part {
  view: AboutView;
  t: TFunction<'about'>;
}

/** Desktops only; phones have a dock. */
export function BuyTicket({ view, t }: Part) {
  return (
    <Ticket
      orientation="vertical"
      stub={
        <div className={styles.stub}>
          <FromPrice view={view} t={t} />
          <ButtonLink href={view.buy} tone="buy" size="lg">
            {t('buy')}
          </ButtonLink>
        </div>
      }
    >
      <p className="text-h3">{view.name}</p>
      <p className={`${styles.facts} text-small`}>
        {view.hours && <span>{t('hoursAre', { hours: view.hours })}</span>}
        <span>{t('durationIs', { duration: view.duration })}</span>
      </p>
    </Ticket>
  );
}

/** The lowest price, or a hint that prices depend on the day. */
export function FromPrice({ view, t }: Part) {
  return (
    <p className={styles.from}>
      {view.from ? (
        <>
          <span className="text-caption">{t('fromPerAdult')}</span> <Price price={view.from} />
        </>
      ) : (
        <span className="text-small">{t('noPrice')}</span>
      )}
    </p>
  );
}
