import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { NightPrice } from '../../../parts/posters/night-price.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './call-ticket.module.css';

export function CallTicket({ view, t }: { view: HotelView; t: TFunction<'hotels'> }) {
  const { night, phone } = view;
  const { country, number, weekday, weekend } = phone;
  return (
    <aside className={styles.side} aria-label={t('call.label')}>
      <Ticket
        orientation="vertical"
        stub={
          <div className={styles.stub}>
            <ButtonLink href={view.find} tone="buy" size="lg" icon={<Icon name="bed" />}>
              {t('find')}
            </ButtonLink>
            <ButtonLink href={phone.href} tone="outline" icon={<Icon name="phone" />}>
              {t('call.action', { number })}
            </ButtonLink>
            <ButtonLink href={view.all} tone="quiet">
              {t('call.all')}
            </ButtonLink>
          </div>
        }
      >
        <div className={styles.body}>
          <NightPrice night={night} size="xl" />
          {night.kind === 'from' && (
            <p className={`${styles.muted} text-small`}>{t('call.lowest')}</p>
          )}
          <p>{t('findHow')}</p>
          <p className={`${styles.muted} text-small`}>{t('call.how')}</p>
          <p className={`${styles.muted} text-small`}>
            {t('call.hours', { country, weekday, weekend })}
          </p>
        </div>
      </Ticket>
    </aside>
  );
}
