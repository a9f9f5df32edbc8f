import {
  chooseRoom,
  type FindRoomView,
  type FoundRoomsView,
  type PlaceView,
} from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import { Icon } from '../../../ui/icon.js';
import { AddStayForm } from './add-stay.js';
import { AroundStay } from './around-stay.js';
import { type FindT, nightsText, partyText } from './count-words.js';
import { FoundHotel } from './found-hotel.js';
import styles from './found-rooms.module.css';
import { StaySummary } from './stay-summary.js';
import { useAdding } from './use-adding.js';
import { useRoomChoice } from './use-room-choice.js';

interface FoundProps {
  found: FoundRoomsView;
  view: FindRoomView;
  path: string;
  t: FindT;
}

/** Rooms by hotel. One form; each button names its room. */
export function FoundRooms({ found, view, path, t }: FoundProps) {
  const action = useRoomChoice(found);
  const adding = useAdding(path);
  const wish = found.choice?.wish;
  const nights = nightsText(found.nights, t);
  const title =
    found.count > 0
      ? t('found.titleFor', { rooms: t('found.title', { count: found.count }), nights })
      : t('found.none');
  return (
    <>
      <form
        id="rooms"
        method="post"
        action={`/api${chooseRoom.path}`}
        className={styles.found}
        onSubmit={action.submit}
      >
        <input type="hidden" name="path" value={path} />
        <div className={styles.list}>
          <h2 className="text-h3">{title}</h2>
          {[...action.problems, ...adding.problems].map((problem) => (
            <ProblemAlert key={problem.code} problem={problem} tone="warning" />
          ))}
          {found.places.length > 1 && <Places places={found.places} t={t} />}
          <Options found={found} t={t} />
          {found.hotels.map((hotel) => (
            <FoundHotel
              key={hotel.code}
              hotel={hotel}
              nights={found.nights}
              places={found.places}
              isBusy={action.isBusy}
              t={t}
            />
          ))}
        </div>
        <StaySummary found={found} form={view.form} isAdding={adding.isBusy} t={t} />
      </form>
      {found.around && <AroundStay around={found.around} t={t} />}
      {wish && (
        <AddStayForm wish={wish} path={path} attempt={view.attempt} onSubmit={adding.submit} />
      )}
    </>
  );
}

/** The party of each room, and which room is being chosen. */
const Places = ({ places, t }: { places: readonly PlaceView[]; t: FindT }) => (
  <nav aria-label={t('found.places')}>
    <ol className={styles.places}>
      {places.map((place) => (
        <li key={place.number}>
          <AppLink
            href={`${place.href}#rooms`}
            className={styles.place}
            aria-current={place.isOpen ? 'step' : undefined}
            data-done={place.room ? '' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {place.room ? <Icon name="check" size={20} /> : place.number}
            </span>
            <span>
              <b>
                {place.room
                  ? t('found.placeDone', { number: place.number, name: place.room.name })
                  : t('found.place', { number: place.number })}
              </b>
              <span className="text-caption">
                {partyText(place.party, t)}
                {place.room && ` · ${t('found.change')}`}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  </nav>
);

/** Sort order and filters, which live in the URL. */
function Options({ found: { filters, sorts, count }, t }: { found: FoundRoomsView; t: FindT }) {
  if (count === 0 && !filters.some(({ isOn }) => isOn)) return null;
  return (
    <div className={styles.options}>
      <ul className={styles.chips} aria-label={t('found.sorts')}>
        {sorts.map(({ key, isOn, href }) => (
          <li key={key}>
            <ChipLink href={`${href}#rooms`} isOn={isOn}>
              {t(`sort.${key}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label={t('found.filters')}>
          {filters.map(({ key, isOn, href }) => (
            <li key={key}>
              <ChipLink href={`${href}#rooms`} isOn={isOn}>
                {t(`filter.${key}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
