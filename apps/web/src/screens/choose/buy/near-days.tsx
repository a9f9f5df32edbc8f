import type { BuyView } from '@shop/ports/screens';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import styles from './near-days.module.css';

/** Why the chosen day is unavailable, with buttons for the nearest ones. */
export const NearDays = ({ near }: { near: NonNullable<BuyView['near']> }) => (
  <section id="near" tabIndex={-1} aria-labelledby="near-title" className={styles.near}>
    <Icon name="calendar-event" />
    <h3 id="near-title" className="text-h4">
      {near.title}
    </h3>
    <p className="text-small">{near.note}</p>
    <ul className={styles.ways}>
      {near.ways.map(({ href, text, note }) => (
        <li key={href}>
          <AppLink href={href} className={styles.way}>
            <b>{text}</b>
            <span className="text-small">{note}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  </section>
);
