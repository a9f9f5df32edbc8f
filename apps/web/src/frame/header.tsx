import type { FrameView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './header.module.css';
import { Mark } from './mark.js';
import { MenuTrigger } from './menu-trigger.js';
import { SettingsTrigger } from './settings-trigger.js';

interface HeaderProps {
  frame: FrameView;
  cartCount: number;
  t: FrameT;
}

/** Strip and bar on a desktop, one bar on a phone; the short frame keeps logo, help and cart. */
export function Header({ frame, cartCount, t }: HeaderProps) {
  return (
    <header className={styles.root}>
      <Strip frame={frame} t={t} />
      <div className={styles.header}>
        <div className={`co-page ${styles.bar}`}>
          {!frame.isShort && <MenuTrigger frame={frame} t={t} />}
          <AppLink href={frame.home} className={styles.logo} aria-label={frame.brand}>
            <Mark size={32} />
            <span className={styles.word} aria-hidden="true">
              {frame.brand}
            </span>
          </AppLink>
          {!frame.isShort && <Navigation frame={frame} t={t} />}
          {frame.isShort ? <HelpPhone frame={frame} t={t} /> : null}
          <CartLink href={frame.cart.href} count={cartCount} t={t} />
        </div>
      </div>
    </header>
  );
}

/** The visitor's own country's number, else the first. */
const phoneOf = ({ callCentre: { phones }, country }: FrameView) =>
  phones.find((phone) => phone.country === country) ?? phones[0];

function Strip({ frame, t }: { frame: FrameView; t: FrameT }) {
  const { isOpen, weekday, weekend } = frame.callCentre;
  const phone = phoneOf(frame);
  return (
    <div className={styles.strip}>
      <div className={`co-page ${styles.stripRow}`}>
        <p className={styles.help}>
          <span className={styles.state} data-open={isOpen || undefined}>
            {t(isOpen ? 'help.open' : 'help.closed')}
          </span>
          <span>{t('help.weekday', { hours: weekday })}</span>
          <span>{t('help.weekend', { hours: weekend })}</span>
          <span className={styles.zone}>{t('help.zone')}</span>
        </p>
        <div className={styles.stripEnd}>
          {phone && (
            <a href={phone.href}>
              <Icon name="phone" size={16} />
              {phone.number}
            </a>
          )}
          <SettingsTrigger frame={frame} t={t} placement="strip" />
        </div>
      </div>
    </div>
  );
}

function Navigation({ frame, t }: { frame: FrameView; t: FrameT }) {
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul>
        {frame.navigation
          .filter(({ key }) => key !== 'home')
          .map(({ key, href, current }) => (
            <li key={key}>
              <AppLink href={href} aria-current={current ? 'page' : undefined}>
                {t(`nav.${key}`)}
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function HelpPhone({ frame, t }: { frame: FrameView; t: FrameT }) {
  const phone = phoneOf(frame);
  if (!phone) return null;
  return (
    <a className={styles.phone} href={phone.href}>
      <Icon name="headset" />
      <span className="co-hidden">{t('help.call', { number: phone.number })}</span>
      <span aria-hidden="true">{phone.number}</span>
    </a>
  );
}

function CartLink({ href, count, t }: { href: string; count: number; t: FrameT }) {
  return (
    <AppLink href={href} className={styles.cart}>
      <span className="co-hidden">{t('cart.count', { count })}</span>
      <Icon name="ticket" size={28} />
      <span className={styles.cartWord} aria-hidden="true">
        {t('cart.name')}
      </span>
      <span
        className={styles.count}
        aria-hidden="true"
        data-cart-count=""
        data-empty={count === 0 || undefined}
      >
        {count}
      </span>
    </AppLink>
  );
}
