import type { InputHTMLAttributes } from 'react';
import { Field, type FieldLook, describedBy } from './field.js';
import styles from '../../generated/ui/field.module.css';

export interface TextFieldProps
  extends FieldLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
}

export function TextField({
  id,
  name,
  label,
  help,
  problem,
  optionalLabel,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      help={help}
      problem={problem}
      optionalLabel={optionalLabel}
      className={className}
    >
      <input
        {...rest}
        id={id}
        name={name}
        className={styles.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id, help, problem })}
      />
    </Field>
  );
}
