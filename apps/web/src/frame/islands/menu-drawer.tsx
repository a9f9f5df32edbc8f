import type { FrameView } from '@shop/ports/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import { barPictures } from '../bar-pictures.js';
import { ContactWays } from '../parts/contact-ways.js';
import { DiscoverLinks } from '../parts/discover-links.js';
import type { IslandProps } from '../../parts/islands/island.js';
import styles from './islands.module.css';
import { MenuAccount } from './menu-account.js';
import { SettingsPanel } from './settings-panel.js';
import { Sheet } from './sheet.js';

export function MenuDrawer({ frame, isOpen, close, trigger }: IslandProps) {
  const { t } = useTranslation('footer');
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
        <Navigation frame={frame} close={close} />
        <MenuAccount frame={frame} close={close} />
        <button type="button" className={styles.row} onClick={openSettings}>
          <Icon name="language" />
          <span>{t('settings.title')}</span>
          <span className={styles.now}>
            {`${frame.language.toUpperCase()} · ${frame.currency.code}`}
          </span>
        </button>
        <div className={styles.part}>
          <DiscoverLinks frame={frame} onLeave={close} />
        </div>
        <section className={styles.part}>
          <h3 className={styles.title}>{t('contact.title')}</h3>
          <ContactWays frame={frame} isShort />
        </section>
      </Sheet>
      <SettingsPanel
        frame={frame}
        isOpen={isSettingsOpen}
        close={() => setSettingsOpen(false)}
        trigger={trigger}
      />
    </>
  );
}

/** Entries that the bottom bar lacks come first. */
function Navigation({ frame, close }: Pick<IslandProps, 'frame' | 'close'>) {
  const { t } = useTranslation('frame');
  const isInBar = ({ key }: FrameView['navigation'][number]) => barPictures[key] !== undefined;
  const entries = [
    ...frame.navigation.filter((one) => !isInBar(one)),
    ...frame.navigation.filter(isInBar),
  ];
  return (
    <nav aria-label={t('nav.label')} className={styles.menu}>
      <ul>
        {entries.map(({ key, href, current }) => (
          <li key={key}>
            <AppLink href={href} aria-current={current ? 'page' : undefined} onClick={close}>
              {t(`nav.${key}`)}
              <Icon name="chevron-right" size={20} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
