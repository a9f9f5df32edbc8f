import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { PageTitle } from './page-title.js';
import { Wall } from './wall.js';
import styles from '../../generated/ui/wall-head.module.css';

interface WallHeadProps {
  readonly wall: string;
  readonly kind?: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function WallHead({ wall, kind, title, lead, className, children }: WallHeadProps) {
  return (
    <Wall wall={wall} className={classNames(styles.root, className)}>
      <div className="co-page">
        {kind !== undefined && <p className="text-label">{kind}</p>}
        <PageTitle>{title}</PageTitle>
        <p className={`${styles.lead} text-lead`}>{lead}</p>
        {children}
      </div>
    </Wall>
  );
}
