import type { ReactNode } from 'react';
import styles from '../../generated/ui/alert.module.css';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './icon.js';

type Tone = 'error' | 'warning' | 'info' | 'success';

const pictures: Record<Tone, IconName> = {
  error: 'alert-triangle',
  warning: 'alert-triangle',
  info: 'info-circle',
  success: 'circle-check',
};

interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  id?: string;
}

/** An inline message. Screen readers announce errors at once and other tones politely. */
export function Alert({ tone, title, children, actions, id }: AlertProps) {
  return (
    <div
      id={id}
      className={classNames(styles.root, styles[`tone_${tone}`])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={pictures[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
