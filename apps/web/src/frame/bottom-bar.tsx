import type { FrameView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import { barPictures } from './bar-pictures.js';
import styles from './bottom-bar.module.css';
import type { FrameT } from './frame.js';
import { MenuLink } from './menu-trigger.js';

/** Bottom navigation on phones. A price dock hides it. */
export function BottomBar({ frame, t }: { frame: FrameView; t: FrameT }) {
  const isElsewhere = frame.navigation.some(({ key, current }) => current && !barPictures[key]);
  return (
    <nav className={styles.bar} data-bar="" aria-label={t('nav.label')}>
      <ul>
        {frame.navigation.map(({ key, href, current }) => {
          const picture = barPictures[key];
          return (
            picture && (
              <li key={key}>
                <AppLink
                  href={href}
                  className={styles.entry}
                  aria-current={current ? 'page' : undefined}
                >
                  <Icon name={picture} size={28} />
                  {t(`nav.${key}`)}
                </AppLink>
              </li>
            )
          );
        })}
        <li>
          <MenuLink frame={frame} className={styles.entry} aria-current={isElsewhere || undefined}>
            <Icon name="dots" size={28} />
            {t('nav.more')}
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}
