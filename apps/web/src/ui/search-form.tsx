import type { ReactNode } from 'react';
import { Button } from './button.js';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/search-form.module.css';

interface SearchFormProps {
  id: string;
  action: string;
  label: string;
  button: string;
  placeholder?: string;
  query?: string;
  className?: string;
  /** Replaces the plain input; must use the same `id`. */
  field?: ReactNode;
}

/** A GET form, so it works before hydration and without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { id, action, label, button, placeholder, query = '', className, field } = props;
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={classNames(styles.root, className)}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        {field ?? (
          <input
            key={query}
            id={id}
            className={styles.box}
            type="search"
            name="q"
            maxLength={200}
            defaultValue={query}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}
