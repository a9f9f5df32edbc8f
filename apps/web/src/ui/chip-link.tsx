import type { ReactNode } from 'react';
import { AppLink } from './app-link.js';
import styles from '../../generated/ui/chip-link.module.css';
import { Icon } from './icon.js';

/** A filter toggle. Its state lives in the URL, so it is a link. */
export function ChipLink({
  href,
  isOn,
  children,
}: {
  href: string;
  isOn: boolean;
  children: ReactNode;
}) {
  return (
    <AppLink href={href} className={styles.root} aria-current={isOn ? 'true' : undefined}>
      <span className={styles.face}>
        {isOn && <Icon name="check" size={16} />}
        {children}
      </span>
    </AppLink>
  );
}
