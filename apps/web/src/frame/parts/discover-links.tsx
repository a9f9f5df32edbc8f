import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import styles from './discover-links.module.css';

interface DiscoverProps {
  frame: FrameView;
  onLeave?: () => void;
}

export function DiscoverLinks({ frame, onLeave }: DiscoverProps) {
  const { t } = useTranslation('footer');
  return (
    <div className={styles.groups}>
      {frame.discover
        .filter(({ key, links }) => key !== 'legal' && links.length > 0)
        .map(({ key, links }) => (
          <div key={key}>
            <h3 className={styles.title}>{t(`discover.${key}`)}</h3>
            <ul>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <AppLink href={href} onClick={onLeave}>
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
