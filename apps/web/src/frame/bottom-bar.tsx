import type { FrameView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Icon, type IconName } from '../ui/icon.js';
import styles from './bottom-bar.module.css';
import type { FrameT } from './frame.js';
import { MenuLink } from './menu-trigger.js';

const pictures: Partial<Record<FrameView['navigation'][number]['key'], IconName>> = {
  home: 'home',
  parks: 'map-2',
  tours: 'route',
  promotions: 'discount',
};

/** The phone's bar, which ends in the menu; a price dock takes its place where there is one. */
export function BottomBar({ frame, t }: { frame: FrameView; t: FrameT }) {
  const isElsewhere = frame.navigation.some((one) => one.current && !one.isInBottomBar);
  return (
    <nav className={styles.bar} data-bar="" aria-label={t('nav.label')}>
      <ul>
        {frame.navigation
          .filter(({ isInBottomBar }) => isInBottomBar)
          .map(({ key, href, current }) => (
            <li key={key}>
              <AppLink
                href={href}
                className={styles.entry}
                aria-current={current ? 'page' : undefined}
              >
                <Icon name={pictures[key] ?? 'ticket'} size={28} />
                {t(`nav.${key}`)}
              </AppLink>
            </li>
          ))}
        <li>
          <MenuLink
            frame={frame}
            className={styles.entry}
            aria-current={isElsewhere ? 'true' : undefined}
          >
            <Icon name="dots" size={28} />
            {t('nav.more')}
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}
