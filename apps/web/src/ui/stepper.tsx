import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.js';
import styles from '../../generated/ui/stepper.module.css';

interface StepperProps {
  name: string;
  label: string;
  help: ReactNode;
  value: number;
  min: number;
  max: number;
  lessLabel: string;
  moreLabel: string;
  /** Why the count has reached its limit; shown only at the limit. */
  reason?: string;
  onChange?: (value: number) => void;
}

/** A count: a number field that submits with its form, and two buttons. */
export function Stepper(props: StepperProps) {
  const { name, label, help, value, min, max, reason } = props;
  const id = `field-${name}`;
  const [count, setCount] = useCount(value);
  const [isEmptied, setIsEmptied] = useState(false);
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, Math.trunc(next)));
    setIsEmptied(false);
    setCount(kept);
    if (kept !== count) props.onChange?.(kept);
  };
  // An emptied field stays empty while typing: filling in the minimum would prefix the next digit.
  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    target.value === '' ? setIsEmptied(true) : set(target.valueAsNumber);
  const isAtLimit = count <= min || count >= max;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
        {reason && isAtLimit && (
          <p id={`${id}-reason`} className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <StepButton
          label={props.lessLabel}
          isOff={count <= min}
          step={() => set(count - 1)}
          isLess
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          className={styles.number}
          value={isEmptied ? '' : count}
          min={min}
          max={max}
          onChange={type}
          onBlur={() => setIsEmptied(false)}
          // Scrolling over the field must scroll the page, not change the count.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          aria-describedby={reason && isAtLimit ? `${id}-help ${id}-reason` : `${id}-help`}
        />
        <StepButton label={props.moreLabel} isOff={count >= max} step={() => set(count + 1)} />
      </div>
    </div>
  );
}

/** Local state that resets when the server sends another number. */
function useCount(value: number) {
  const state = useState(value);
  const [, setCount] = state;
  useEffect(() => setCount(value), [value, setCount]);
  return state;
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  isLess?: boolean;
  step: () => void;
}

/** `aria-disabled` keeps it focusable at a limit, so that screen readers announce the reason. */
function StepButton({ label, isOff, isLess, step }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : step}
    >
      <Icon name={isLess ? 'minus' : 'plus'} size={20} />
    </button>
  );
}
