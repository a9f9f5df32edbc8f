import type { RoomView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import styles from './hotel-rooms.module.css';

/** The view from the room: a crop of the hotel's scene. */
export const RoomWindow = ({
  window,
  className,
}: {
  window: RoomView['window'];
  className?: string | undefined;
}) =>
  window ? (
    <svg className={className} viewBox={window.box} aria-hidden="true">
      <image href={window.src} width="1600" height="900" />
    </svg>
  ) : null;

interface FactsProps {
  room: RoomView;
  /** Age from which a guest counts as an adult. */
  age: number;
  t: TFunction<'hotels'>;
}

export function RoomFacts({ room, age, t }: FactsProps) {
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
    <dl className={`${styles.facts} text-small`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
