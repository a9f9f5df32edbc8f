import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-look.js';
import styles from '../../generated/ui/button.module.css';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps label and width, shows a spinner and ignores further clicks. */
  busy?: boolean;
  /** Shows the spinner but accepts further clicks. */
  isWaiting?: boolean;
}

/** Disable it only beside a visible reason. */
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
