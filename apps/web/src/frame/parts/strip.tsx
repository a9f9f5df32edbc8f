import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import { useIsland } from '../trigger.js';
import { AccountLink } from './account-link.js';
import styles from './strip.module.css';

/** The desktop's top line: opening state, help, phone, account and settings. */
export function Strip({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { isOpen, weekday, weekend } = frame.callCentre;
  const [phone] = frame.callCentre.phones;
  return (
    <div className={styles.strip}>
      <div className={`co-page ${styles.row}`}>
        <p className={styles.help}>
          <span className={styles.state} data-open={isOpen || undefined}>
            {t(isOpen ? 'contact.open' : 'contact.closed')}
          </span>
          <span className={styles.hours}>{t('contact.weekday', { hours: weekday })}</span>
          <span className={styles.hours}>{t('contact.weekend', { hours: weekend })}</span>
          <span className={styles.zone}>{t('contact.zone')}</span>
        </p>
        <div className={styles.end}>
          <AppLink href={frame.contact.faq}>{t('contact.faq')}</AppLink>
          {!frame.isShort && <Service frame={frame} />}
          {phone && (
            <a href={phone.href}>
              <Icon name="phone" size={16} />
              {phone.number}
            </a>
          )}
          <AccountLink frame={frame} />
          <Settings frame={frame} />
        </div>
      </div>
    </div>
  );
}

/** Opens the contact panel; without scripts it links to the footer. */
function Service({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { Island, isOpen, close, link, trigger } = useIsland(
    'service-panel',
    async () => (await import('../islands/service-panel.js')).ServicePanel,
  );
  return (
    <>
      <a {...link} href="#contact" aria-haspopup="dialog">
        {t('contact.service')}
        <Icon name="chevron-down" size={16} />
      </a>
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}

/** Opens the settings panel; without scripts it links to the footer. */
function Settings({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { Island, isOpen, close, link, trigger } = useIsland(
    'settings-panel',
    async () => (await import('../islands/settings-panel.js')).SettingsPanel,
  );
  const language = frame.languages.find(({ current }) => current)?.name ?? '';
  return (
    <>
      <a {...link} href="#settings" aria-haspopup="dialog">
        <span className="co-hidden">
          {t('settings.open', { language, currency: frame.currency.name })}
        </span>
        <Icon name="language" size={20} />
        <span aria-hidden="true">{`${frame.language.toUpperCase()} · ${frame.currency.code}`}</span>
        <Icon name="chevron-down" size={16} />
      </a>
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}
