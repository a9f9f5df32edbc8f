import type { ReactNode } from 'react';
import styles from '../../generated/ui/button.module.css';
import { classNames } from './class-names.js';

/** Look of a button. `buy` marks the one step that leads to buying (docs/rules/looks.md). */
export interface ButtonLook {
  tone?: 'main' | 'buy' | 'outline' | 'quiet' | 'onWall';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
}

export const buttonClass = (
  { tone = 'main', size = 'md' }: ButtonLook,
  className: string | undefined,
): string => classNames(styles.root, styles[`tone_${tone}`], styles[`size_${size}`], className);
