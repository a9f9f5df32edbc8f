import type { HotelView, RoomView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { NightPrice } from '../../../parts/posters/night-price.js';
import { AppLink } from '../../../ui/app-link.js';
import { Section } from '../../../ui/section.js';
import styles from './hotel-rooms.module.css';
import { RoomFacts, RoomWindow } from './room-parts.js';

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

export function Room({ room, age, t }: { room: RoomView; age: number; t: TFunction<'hotels'> }) {
  return (
    <article className={styles.room}>
      <RoomWindow window={room.window} className={styles.window} />
      <h3 className="text-h4">
        <AppLink href={room.href} className={styles.link}>
          {room.name}
        </AppLink>
      </h3>
      <p>{room.text}</p>
      <RoomFacts room={room} age={age} t={t} />
      {room.night && <NightPrice night={room.night} />}
    </article>
  );
}
