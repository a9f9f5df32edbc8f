import { choosePhone, type FrameView } from '@shop/ports/screens';
import { useAction } from '../../shop/use-action.js';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.js';
import styles from './contact-ways.module.css';

type Phone = FrameView['callCentre']['phones'][number];

/** All contact channels, always in this order. */
export function ContactWays({ frame, isShort }: { frame: FrameView; isShort?: boolean }) {
  const { t } = useTranslation('footer');
  const { callCentre, contact } = frame;
  const { phones } = callCentre;
  return (
    <div className={styles.contact}>
      <Hours callCentre={callCentre} />
      {isShort ? (
        <ul className={styles.phones} aria-label={t('contact.phones')}>
          {phones.slice(0, 1).map((phone) => (
            <li key={phone.country}>
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      ) : (
        <Phones frame={frame} />
      )}
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
        <li>
          <a href={contact.findOrder}>{t('contact.findOrder')}</a>
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

const PhoneLink = ({ phone: { name, number, href } }: { phone: Phone }) => (
  <a href={href}>
    <span>{name}</span> <span className={styles.number}>{number}</span>
  </a>
);

/** The visitor's own phone line first; another can be made it. */
function Phones({ frame: { path, callCentre } }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const shop = useShop();
  const { submit } = useAction(choosePhone, { done: () => shop.go(path, { replace: true }) });
  return (
    <form method="post" action={`/api${choosePhone.path}`} onSubmit={submit}>
      <input type="hidden" name="path" value={path} />
      <ul className={styles.phones} aria-label={t('contact.phones')}>
        {callCentre.phones.map((phone) => (
          <li key={phone.country}>
            <PhoneLink phone={phone} />
            <Choose phone={phone} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function Choose({ phone: { country, isOwn = false, name } }: { phone: Phone }) {
  const { t } = useTranslation('footer');
  const label = t('contact.ownPhone', { country: name });
  return (
    <button name="country" value={country} title={label} aria-pressed={isOwn}>
      <Icon name={isOwn ? 'circle-check' : 'map-pin'} size={20} />
    </button>
  );
}
