import type { NamedPart } from '@shop/ports/screens';
import styles from './hotel-screen.module.css';

export function NamedParts({ parts }: { parts: readonly NamedPart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-h4">{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
