import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './wall.module.css';

interface WallProps {
  /** The key of the place's wall; an unknown key is the shop's own wall. */
  wall: string;
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A flat plane of a place's colour, square corners, no shadow. */
export function Wall({ wall, as: Element = 'div', className, ...rest }: WallProps) {
  return <Element className={classNames(styles.wall, className)} data-wall={wall} {...rest} />;
}
