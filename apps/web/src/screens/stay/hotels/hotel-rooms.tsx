import type { HotelView, RoomView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Section } from '../../../ui/section.js';
import styles from './hotel-rooms.module.css';

/** The kinds of rooms: beds, view, size and who fits in. */
export function HotelRooms({ view, t }: { view: HotelView; t: TFunction<'hotels'> }) {
  return (
    <Section title={t('rooms')} id="rooms">
      <ul className={styles.rooms} data-wall={view.wall}>
        {view.rooms.map((room) => (
          <li key={room.name}>
            <Room room={room} age={view.ages.adult} t={t} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Room({ room, age, t }: { room: RoomView; age: number; t: TFunction<'hotels'> }) {
  const { adults, children } = room;
  const facts = [
    { name: t('room.beds'), value: room.beds },
    { name: t('room.view'), value: room.view },
    { name: t('room.size'), value: t('room.squareMetres', { size: room.size }) },
    { name: t('room.adults'), value: t('room.adultCount', { count: adults }) },
    {
      name: t('room.children'),
      value: children > 0 ? t('room.childCount', { count: children, age }) : t('room.noChildren'),
    },
  ];
  return (
    <article className={styles.room}>
      <h3 className="text-h4">{room.name}</h3>
      <p>{room.text}</p>
      <dl className={`${styles.facts} text-small`}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
