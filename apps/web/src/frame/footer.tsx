import { applySettings, type FrameView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Button } from '../ui/button.js';
import { PicadoEdge } from '../ui/picado-edge.js';
import styles from './footer.module.css';
import type { FrameT } from './frame.js';
import { Mark } from './mark.js';
import { SettingsFields, settingsKey } from './settings-fields.js';
import form from './settings-form.module.css';

interface FooterProps {
  frame: FrameView;
  t: FrameT;
}

/** Help, ways on, languages; also where menu and settings lead while scripts are not there. */
export function Footer({ frame, t }: FooterProps) {
  return (
    <footer className={styles.footer} data-theme="dark">
      <PicadoEdge className={styles.edge} />
      <div className="co-page">
        {!frame.isShort && (
          <div className={styles.parts}>
            <Contact frame={frame} t={t} />
            <Discover frame={frame} t={t} />
            <section id="settings" className={styles.settings}>
              <h2 className={styles.title}>{t('settings.title')}</h2>
              <Settings frame={frame} t={t} />
            </section>
          </div>
        )}
        <Legal frame={frame} t={t} />
      </div>
    </footer>
  );
}

/** A form as forms are: the panel of the header is the one that works without leaving the page. */
function Settings({ frame, t }: FooterProps) {
  return (
    <form
      key={settingsKey(frame)}
      className={form.form}
      method="post"
      action={`/api${applySettings.path}`}
    >
      <SettingsFields frame={frame} t={t} idPrefix="footer" />
      {frame.cart.count > 0 && (
        <label className={form.convert}>
          <input type="checkbox" name="convert" value="yes" /> {t('settings.convert')}
        </label>
      )}
      <Button type="submit" className={form.apply}>
        {t('settings.apply')}
      </Button>
    </form>
  );
}

function Contact({ frame, t }: FooterProps) {
  const { isOpen, weekday, weekend, phones } = frame.callCentre;
  return (
    <section className={styles.contact}>
      <h2 className={styles.title}>{t('help.title')}</h2>
      <p>
        {t(isOpen ? 'help.open' : 'help.closed')}
        <br />
        {t('help.weekday', { hours: weekday })}
        <br />
        {t('help.weekend', { hours: weekend })}
        <br />
        <small>{t('help.zone')}</small>
      </p>
      <ul className={styles.phones} aria-label={t('help.phones')}>
        {phones.map(({ country, name, number, href }) => (
          <li key={country}>
            <a href={href}>
              <span>{name}</span>
              <span className={styles.number}>{number}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Discover({ frame, t }: FooterProps) {
  return (
    <nav id="discover" aria-label={t('footer.discover')}>
      <h2 className={styles.title}>{t('footer.discover')}</h2>
      <ul>
        {frame.navigation.map(({ key, href, current }) => (
          <li key={key}>
            <AppLink href={href} aria-current={current ? 'page' : undefined}>
              {t(`nav.${key}`)}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink href={frame.cart.href}>{t('cart.name')}</AppLink>
        </li>
      </ul>
    </nav>
  );
}

/** Languages are words, each in its own, and plain links: another language is another document. */
function Legal({ frame, t }: FooterProps) {
  return (
    <div className={styles.legal}>
      <AppLink href={frame.home} className={styles.logo} aria-label={frame.brand}>
        <Mark size={28} />
        <span aria-hidden="true">{frame.brand}</span>
      </AppLink>
      <p>
        {frame.descriptor}
        <br />
        {t('footer.legal', { brand: frame.brand })}
      </p>
      <ul className={styles.languages} aria-label={t('footer.languages')}>
        {frame.languages.map(({ code, tag, name, href, current }) => (
          <li key={code}>
            <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
