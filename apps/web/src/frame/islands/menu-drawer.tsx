import { useState } from 'react';
import { AppLink } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import type { IslandProps } from './island.js';
import styles from './islands.module.css';
import { SettingsPanel } from './settings-panel.js';
import { Sheet } from './sheet.js';

/** The phone's menu, from the left: ways on, settings, help. */
export function MenuDrawer(props: IslandProps) {
  const { frame, t, isOpen, close, trigger } = props;
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const openSettings = () => {
    close();
    setSettingsOpen(true);
  };
  return (
    <>
      <Sheet
        isOpen={isOpen}
        close={close}
        trigger={trigger}
        title={t('menu.title')}
        closeLabel={t('menu.close')}
        placement="start"
      >
        <nav aria-label={t('nav.label')} className={styles.menu}>
          <ul>
            {frame.navigation.map(({ key, href, current }) => (
              <li key={key}>
                <AppLink href={href} aria-current={current ? 'page' : undefined} onClick={close}>
                  {t(`nav.${key}`)}
                  <Icon name="chevron-right" size={20} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className={styles.row} onClick={openSettings}>
          <Icon name="language" />
          <span>{t('settings.title')}</span>
          <span className={styles.now}>
            {frame.language.toUpperCase()} · {frame.currency.code}
          </span>
        </button>
        <Help {...props} />
      </Sheet>
      <SettingsPanel
        frame={frame}
        t={t}
        isOpen={isSettingsOpen}
        close={() => setSettingsOpen(false)}
        trigger={trigger}
      />
    </>
  );
}

function Help({ frame, t }: IslandProps) {
  const { isOpen, weekday, weekend, phones } = frame.callCentre;
  const phone = phones.find(({ country }) => country === frame.country) ?? phones[0];
  return (
    <section className={styles.help}>
      <h3>{t('help.title')}</h3>
      <p>
        {t(isOpen ? 'help.open' : 'help.closed')} · {t('help.zone')}
        <br />
        {t('help.weekday', { hours: weekday })}
        <br />
        {t('help.weekend', { hours: weekend })}
      </p>
      {phone && (
        <a href={phone.href} className={styles.phone}>
          <Icon name="phone" size={20} />
          {phone.number}
        </a>
      )}
    </section>
  );
}
