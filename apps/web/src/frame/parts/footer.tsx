import { applySettings, type FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { Button } from '../../ui/button.js';
import { PicadoEdge } from '../../ui/picado-edge.js';
import { useVisitor } from '../../shop/visitor.js';
import { Fold } from './fold.js';
import { FootLine } from './foot-line.js';
import { FooterTabs } from './footer-tabs.js';
import styles from './footer.module.css';
import { LegalLinks } from './legal-links.js';
import { Newsletter } from './newsletter.js';
import { SettingsFields, settingsKey } from './settings-fields.js';
import form from './settings-form.module.css';
import { useAskedAccount } from './use-asked-account.js';

/** Without scripts it also has the menu and settings. Work pages show one line unless targeted. */
export function Footer({ frame }: { frame: FrameView }) {
  useAskedAccount();
  return (
    <footer className={styles.footer} data-work={frame.isWork || undefined}>
      <PicadoEdge className={styles.edge} />
      <div className="co-page">
        {!frame.isWork && <Newsletter frame={frame} />}
        <div className={styles.parts} data-theme="dark">
          {!frame.isShort && <FooterTabs frame={frame} />}
          <Settings frame={frame} />
        </div>
        {frame.isWork ? <FootLine frame={frame} /> : <Legal frame={frame} />}
      </div>
    </footer>
  );
}

function Settings({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const title = t('settings.title');
  const isWide = frame.layout === 'desktop';
  return (
    <Fold id="settings" title={title} isOpenWide={isWide}>
      {isWide && (
        <h2 className={styles.title} data-title="">
          {title}
        </h2>
      )}
      <SettingsForm frame={frame} />
    </Fold>
  );
}

/** A plain form, used without scripts; the header's panel needs no page load. */
function SettingsForm({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  return (
    <form
      key={settingsKey(frame, useVisitor())}
      className={form.form}
      method="post"
      action={`/api${applySettings.path}`}
      data-native=""
    >
      <SettingsFields frame={frame} idPrefix="footer" />
      <label className={form.convert}>
        <input type="checkbox" name="convert" value="yes" />
        {` ${t('settings.convert')}`}
      </label>
      <Button type="submit" className={form.apply}>
        {t('settings.apply')}
      </Button>
    </form>
  );
}

function Legal({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  return (
    <div className={styles.legal} data-theme="dark">
      <AppLink href={frame.home} className={styles.logo}>
        {frame.brand}
      </AppLink>
      <p>
        {frame.descriptor}
        <br />
        {t('footer.legal', { brand: frame.brand })}
      </p>
      <LegalLinks frame={frame} className={styles.links} />
      <Languages frame={frame} />
    </div>
  );
}

/** Plain links: another language is another document. */
function Languages({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  return (
    <ul className={styles.links} aria-label={t('footer.languages')}>
      {frame.languages.map(({ code, tag, name, href, current }) => (
        <li key={code}>
          <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
