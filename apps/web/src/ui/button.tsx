import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-look.js';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps its words and width, shows a spinner, ignores further presses. */
  busy?: boolean;
  /** Shows the spinner, and takes further presses: each follows the one before. */
  isWaiting?: boolean;
}

/** The shop's button. Disable it only beside a visible reason. */
export function Button({
  tone,
  size,
  icon,
  busy = false,
  isWaiting = busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size }, className)}
      onClick={press}
      aria-busy={isWaiting || undefined}
    >
      {isWaiting ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
