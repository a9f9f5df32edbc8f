import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/wall.module.css';

interface WallProps {
  /** Key of a place's wall; unknown keys get the shop's own wall. */
  wall: string;
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
}

export function Wall({ wall, as: Element = 'div', className, ...rest }: WallProps) {
  return <Element className={classNames(styles.root, className)} data-wall={wall} {...rest} />;
}
