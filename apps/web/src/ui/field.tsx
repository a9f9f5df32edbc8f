import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/field.module.css';
import { Icon } from './icon.js';

export interface FieldLook {
  /** Id of the control; the problem summary links to it. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  problem?: string;
  /** "(optional)"; required fields carry no mark. */
  optionalLabel?: string;
  className?: string;
}

export const describedBy = ({ id, help, problem }: Pick<FieldLook, 'id' | 'help' | 'problem'>) =>
  classNames(problem && `${id}-problem`, help !== undefined && `${id}-help`) || undefined;

export function Field({
  id,
  label,
  help,
  problem,
  optionalLabel,
  className,
  children,
}: FieldLook & { children: ReactNode }) {
  return (
    <div className={classNames(styles.root, className)} data-invalid={problem ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="alert-triangle" size={20} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
