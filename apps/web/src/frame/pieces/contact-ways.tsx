import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from '../../shop/use-translation.js';
import { phoneOf } from './phone-of.js';
import styles from './contact-ways.module.css';

type Phone = FrameView['callCentre']['phones'][number];

/** All ways to ask somebody, in the same order wherever they stand: phone, chat, messages, mail. */
export function ContactWays({ frame, isShort }: { frame: FrameView; isShort?: boolean }) {
  const { t } = useTranslation('footer');
  const { callCentre, contact } = frame;
  const { phones } = callCentre;
  const own = phoneOf(frame);
  return (
    <div className={styles.contact}>
      <Hours callCentre={callCentre} />
      {isShort && own && <Phones label={t('contact.phones')} phones={[own]} />}
      {!isShort && <Phones label={t('contact.phones')} phones={phones} />}
      <ul className={styles.ways} aria-label={t('contact.ways')}>
        {contact.chat !== undefined && (
          <li>
            <a href={contact.chat} target="_blank" rel="noopener">
              {t('contact.chat')}
            </a>
          </li>
        )}
        {contact.messenger !== undefined && (
          <li>
            <a href={contact.messenger} target="_blank" rel="noopener">
              {t('contact.messenger')}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      </ul>
    </div>
  );
}

function Hours({ callCentre: { isOpen, weekday, weekend } }: Pick<FrameView, 'callCentre'>) {
  const { t } = useTranslation('footer');
  return (
    <p>
      <strong>{t(isOpen ? 'contact.open' : 'contact.closed')}</strong>
      <br />
      {t('contact.weekday', { hours: weekday })}
      <br />
      {t('contact.weekend', { hours: weekend })}
      <br />
      <small>{t('contact.zone')}</small>
    </p>
  );
}

const Phones = ({ label, phones }: { label: string; phones: readonly Phone[] }) => (
  <ul className={styles.phones} aria-label={label}>
    {phones.map(({ country, name, number, href }) => (
      <li key={country}>
        <a href={href}>
          <span>{name}</span> <span className={styles.number}>{number}</span>
        </a>
      </li>
    ))}
  </ul>
);
