import type { FoundHotelView, NoRoomsView, PlaceView } from '@shop/ports/screens';
import { useMemo } from 'react';
import { AppLink, useWrittenLinks } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import type { FindT } from './count-words.js';
import styles from './found-hotel.module.css';
import { RoomTicket, ticketWords } from './room-ticket.js';
import { ticketsId, writtenTickets } from './written-tickets.js';

interface HotelProps {
  hotel: FoundHotelView;
  nights: number;
  places: readonly PlaceView[];
  isBusy: boolean;
  t: FindT;
}

export function FoundHotel({ hotel, nights, places, isBusy, t }: HotelProps) {
  const { code, name, line, wall, scene, href, nearest, more, none } = hotel;
  return (
    <section className={styles.hotel} data-wall={wall} aria-labelledby={`hotel-${code}`}>
      <Wall wall={wall} className={styles.wall}>
        <SceneImage scene={scene} wall={wall} crop="wide" decorative sizesClass={styles.scene} />
        <div className={styles.words}>
          <h3 id={`hotel-${code}`} className="text-h3">
            {name}
          </h3>
          <p>{line}</p>
          <p className={`${styles.about} text-small`}>
            {nearest && (
              <span>
                <Icon name="map-pin" size={20} />
                {t('hotel.near', nearest)}
              </span>
            )}
            <AppLink href={href}>{t('hotel.see')}</AppLink>
          </p>
        </div>
      </Wall>
      {!none && <Notes hotel={hotel} t={t} />}
      {none ? (
        <Nothing none={none} t={t} />
      ) : (
        <Tickets hotel={hotel} nights={nights} places={places} isBusy={isBusy} t={t} />
      )}
      {more && (
        <p>
          <ButtonLink href={`${more.href}#hotel-${code}`} tone="outline" size="sm">
            {t('hotel.more', { count: more.count })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

const Notes = ({ hotel: { isOther, withoutCode }, t }: Pick<HotelProps, 'hotel' | 't'>) =>
  [isOther && t('hotel.other'), withoutCode && t('hotel.withoutCode', { code: withoutCode })].map(
    (text) =>
      text && (
        <p key={text} className={`${styles.other} text-small`}>
          <Icon name="info-circle" size={20} />
          {text}
        </p>
      ),
  );

/** The document's HTML while it shows the same rooms, so that open folds stay open. */
function Tickets({ hotel, nights, places, isBusy, t }: HotelProps) {
  const follow = useWrittenLinks();
  const written = useMemo(() => writtenTickets(hotel, { nights, places }), [hotel, nights, places]);
  const words = useMemo(
    () => ticketWords(hotel, { nights, places }, t),
    [hotel, nights, places, t],
  );
  const list = {
    id: ticketsId(hotel.code),
    className: styles.rooms,
    'aria-label': t('hotel.rooms', { name: hotel.name }),
    'aria-busy': isBusy || undefined,
  };
  if (written)
    return <ul key="written" {...list} onClick={follow} dangerouslySetInnerHTML={written} />;
  return (
    <ul key="live" {...list}>
      {hotel.kinds.map((kind) => (
        <li key={kind.room}>
          <RoomTicket kind={kind} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** Why there are no rooms, and the nearest alternatives. */
function Nothing({ none, t }: { none: NoRoomsView; t: FindT }) {
  const { kind, nights = 0, near, split } = none;
  return (
    <div className={styles.none}>
      <div>
        <p className="text-h4">{t(`none.${kind}`, { nights })}</p>
        <p className="text-small">
          {near.length > 0 || split ? t('none.near') : kind !== 'filtered' && t('none.nothing')}
        </p>
      </div>
      <ul className={styles.near}>
        {near.map(({ href, from, to, price }) => (
          <li key={href}>
            <AppLink href={`${href}#rooms`} className={styles.stay}>
              <b>{t('form.range', { from, to })}</b>
              <span className="text-small">
                {t('none.nearFrom', { amount: '' })}
                <Price price={price} size="small" />
              </span>
            </AppLink>
          </li>
        ))}
        {split && (
          <li>
            <ButtonLink href={`${split.href}#rooms`} tone="outline" size="sm">
              {t('none.split', { rooms: t('count.rooms', { count: split.rooms }) })}
            </ButtonLink>
          </li>
        )}
      </ul>
    </div>
  );
}
