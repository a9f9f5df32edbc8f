import type { StayRoomView, StayView } from '@shop/ports/screens';
import { Price } from '../../ui/price.js';
import styles from './stay.module.css';

export const StayFacts = ({ stay: { facts } }: { stay: StayView }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const StayRooms = ({ stay }: { stay: StayView }) => (
  <>
    <ul className={styles.rooms}>
      {stay.rooms.map((room, index) => (
        <Room key={index} room={room} stay={stay} />
      ))}
    </ul>
    <p className={`${styles.rule} text-caption`}>{stay.note}</p>
  </>
);

const Room = ({ room, stay: { perNight } }: { room: StayRoomView; stay: StayView }) => (
  <li className={styles.room}>
    <p className={`${styles.line} text-label`}>
      <strong>{room.name}</strong>
      <Price price={room.price} size="small" />
    </p>
    <p className="text-small">{room.people}</p>
    {room.rule && <p className={`${styles.rule} text-small`}>{room.rule}</p>}
    <details className="text-small">
      <summary>{perNight}</summary>
      <ul className={styles.nights}>
        {room.nights.map(({ name, price }) => (
          <li key={name} className={styles.line}>
            <span>{name}</span>
            <Price price={price} size="small" />
          </li>
        ))}
      </ul>
    </details>
  </li>
);
