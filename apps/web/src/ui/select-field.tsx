import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldLook, describedBy } from './field.js';
import styles from '../../generated/ui/field.module.css';

export interface SelectFieldProps
  extends FieldLook, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> {
  name: string;
  options: readonly Option[];
  /** `optgroup`s, after the plain options. */
  groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}

export function SelectField({
  id,
  name,
  label,
  help,
  problem,
  optionalLabel,
  options,
  groups = [],
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      help={help}
      problem={problem}
      optionalLabel={optionalLabel}
      className={className}
    >
      <select
        {...rest}
        id={id}
        name={name}
        className={`${styles.control} ${styles.select}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id, help, problem })}
      >
        {options.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

const optionOf = ({ value, label, lang }: Option) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
);
