import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../ui/class-names.js';
import { describedBy, Field } from '../../../ui/field.js';
import field from '../../../../generated/ui/field.module.css';
import { Icon } from '../../../ui/icon.js';
import type { TextFieldProps } from '../../../ui/text-field.js';
import styles from './sign-in-screen.module.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Accessible name of the toggle button, which has `aria-pressed`. */
  showLabel: string;
}

const never = () => () => undefined;
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Hides the password before submit: browsers store text fields and suggest them elsewhere. */
function useShown() {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return { field, isShown, toggle: () => setShown(!isShown) };
}

export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const { id, name, label, help, problem, optionalLabel, className, ...rest } = props;
  const { field: control, isShown, toggle } = useShown();
  const hasScripts = useHasScripts();
  return (
    <Field
      id={id}
      label={label}
      help={help}
      problem={problem}
      optionalLabel={optionalLabel}
      className={className}
    >
      <div className={styles.password}>
        <input
          {...rest}
          ref={control}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(field.control, hasScripts && styles.withButton)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy({ id, help, problem })}
        />
        {hasScripts && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={id}
            onMouseDown={stay}
            onClick={toggle}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
    </Field>
  );
}

/** A click keeps the focus and caret in the field. */
const stay = (event: MouseEvent) => event.preventDefault();
