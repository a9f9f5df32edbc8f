import { Icon } from '../../../ui/icon.js';
import styles from './hotel-screen.module.css';

export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={20} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
