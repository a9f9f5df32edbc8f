import type { ReactNode } from 'react';
import styles from './choosing.module.css';

interface ChoicesProps {
  name: string;
  options: readonly {
    readonly value: string;
    readonly text: string;
    readonly isOut?: boolean;
    readonly note?: ReactNode;
  }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Radios as buttons; unavailable ones stay visible and say so. */
export const Choices = ({ name, options, chosen, onChoose }: ChoicesProps) => (
  <div className={styles.choices}>
    {options.map(({ value, text, isOut, note }) => (
      <label key={value} className={styles.choice} data-out={isOut || undefined}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          disabled={isOut}
          onChange={() => onChoose(value)}
        />
        <span className="text-label">{text}</span>
        {note && <span className="text-caption">{note}</span>}
      </label>
    ))}
  </div>
);
