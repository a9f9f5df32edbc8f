import type { LinkView } from '@shop/ports/screens';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import styles from './breadcrumb.module.css';
import type { FrameT } from './frame.js';

interface BreadcrumbProps {
  links: readonly LinkView[];
  /** Visually hides a breadcrumb that would only repeat the heading. */
  isQuiet: boolean;
  t: FrameT;
}

export function Breadcrumb({ links, isQuiet, t }: BreadcrumbProps) {
  if (links.length === 0) return null;
  const look = isQuiet && links.length === 1 ? 'co-hidden' : `co-page ${styles.breadcrumb}`;
  return (
    <nav className={look} aria-label={t('breadcrumb')}>
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
