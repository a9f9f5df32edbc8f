import type { LinkView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import styles from './breadcrumb.module.css';
import type { FrameT } from './frame.js';

/** The way from the home page to here; the last entry is this page. */
export function Breadcrumb({ links, t }: { links: readonly LinkView[]; t: FrameT }) {
  if (links.length === 0) return null;
  return (
    <nav className={`co-page ${styles.breadcrumb}`} aria-label={t('breadcrumb')}>
      <ol>
        {links.map(({ name, href }, index) => (
          <li key={href}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {index === links.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <AppLink href={href}>{name}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
