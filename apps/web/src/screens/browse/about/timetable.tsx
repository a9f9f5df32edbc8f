import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Label } from '../../../ui/label.js';
import { Price } from '../../../ui/price.js';
import { Section } from '../../../ui/section.js';
import styles from './timetable.module.css';

type Ticket = AboutView['tickets'][number];

export function Timetable({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  return (
    <Section title={t('timetable')} id="timetable">
      {view.tickets.length > 0 && (
        <ul className={styles.tickets}>
          {view.tickets.map((ticket) => (
            <TicketRow key={ticket.href} ticket={ticket} t={t} />
          ))}
        </ul>
      )}
      <h3 className="text-h4">{t('moments')}</h3>
      <ul className={styles.moments}>
        {view.moments.map(({ time, text }) => (
          <li key={time}>
            <strong>{time}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TicketRow({ ticket, t }: { ticket: Ticket; t: TFunction<'about'> }) {
  const { name, summary, href, days, hours, isNight, from } = ticket;
  return (
    <li>
      <h3 className={`${styles.name} text-h4`}>
        <AppLink href={href}>{name}</AppLink>
        {isNight && <Label kind="night">{t('night')}</Label>}
      </h3>
      <p className={styles.price}>
        {from ? (
          <>
            <span className="text-caption">{t('from')}</span> <Price price={from} size="small" />
          </>
        ) : (
          <span className="text-small">{t('noPrice')}</span>
        )}
      </p>
      <p className={styles.hours}>
        <strong>{hours}</strong>{' '}
        {days.kind === 'daily'
          ? t('days.daily')
          : t('days.range', { from: days.from, to: days.to })}
      </p>
      <p className={`${styles.summary} text-small`}>{summary}</p>
    </li>
  );
}
