import type { FoundRoomsView, PlaceView, StayFormView } from '@shop/ports/screens';
import { Dock } from '../../../ui/dock.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { AddStayButton } from './add-stay.js';
import { type FindT, nightsText, partyText } from './count-words.js';
import styles from './stay-summary.module.css';

interface SummaryProps {
  found: FoundRoomsView;
  form: StayFormView;
  isAdding: boolean;
  t: FindT;
}

export function StaySummary(props: SummaryProps) {
  const { found, form, t } = props;
  const { choice, places, count } = found;
  // Nothing to choose: show the summary only if a room was lost.
  if (count === 0 && !choice && places.every(({ lost }) => !lost)) return null;
  return (
    <>
      <aside className={styles.side} aria-labelledby="stay-title">
        <Ticket orientation="vertical" stub={<Total {...props} />}>
          <h2 id="stay-title" tabIndex={-1} className="text-h3">
            {t('stay.title')}
          </h2>
          <p className={`${styles.muted} text-small`}>
            {t('form.range', { from: form.from, to: form.to })} · {nightsText(found.nights, t)}
          </p>
          <Progress found={found} t={t} />
          <ul className={styles.lines} data-wall={choice?.hotel.wall}>
            {places.map((place) => (
              <Line key={place.number} place={place} hasRooms={count > 0} t={t} />
            ))}
          </ul>
          {choice?.promo && (
            <p className={`${styles.muted} text-small`}>
              {t('promo.taken', { code: choice.promo })}
            </p>
          )}
        </Ticket>
      </aside>
      {choice && <StayDock {...props} />}
    </>
  );
}

function Progress({ found: { choice, places }, t }: Pick<SummaryProps, 'found' | 't'>) {
  const chosen = choice?.chosen ?? 0;
  return (
    <p className={styles.progress} role="status">
      {places.map(({ number }) => (
        <span key={number} data-done={number <= chosen || undefined} aria-hidden="true" />
      ))}
      <b>{t('stay.of', { chosen, rooms: t('count.rooms', { count: places.length }) })}</b>
    </p>
  );
}

interface LineProps {
  place: PlaceView;
  hasRooms: boolean;
  t: FindT;
}

function Line({ place, hasRooms, t }: LineProps) {
  const { number, room, party, lost, from } = place;
  const title = t('rooms.room', { number });
  return (
    <li className={styles.line} data-pending={room ? undefined : ''}>
      <div>
        <p className="text-label">
          {room ? t('found.placeDone', { number, name: room.name }) : title}
        </p>
        <p className={`${styles.muted} text-caption`}>
          {partyText(party, t)}
          {room ? ` · ${t(`board.${room.board}`)}` : hasRooms && ` · ${t('stay.pick')}`}
        </p>
        {lost && <p className={`${styles.lost} text-small`}>{t('stay.lost', { name: lost })}</p>}
        {room?.nights.map(({ days, count, amount }) => (
          <p key={days} className={`${styles.muted} text-caption`}>
            {t('stay.each', { days, count, amount: amount.text })}
          </p>
        ))}
        {room?.before && (
          <p className={`${styles.lost} text-small`}>
            {t('stay.changed', { before: room.before.text })}
          </p>
        )}
        {room && (
          <button
            type="submit"
            name="drop"
            value={number}
            className={styles.remove}
            aria-label={t('stay.removeNamed', { name: room.name, number })}
          >
            {t('stay.remove')}
          </button>
        )}
      </div>
      {room ? (
        <Price price={room.total} size="small" />
      ) : (
        from && <span className="text-small">{t('stay.from', { amount: from.text })}</span>
      )}
    </li>
  );
}

function Total({ found: { choice, places }, isAdding, t }: SummaryProps) {
  const missing = places.find(({ room }) => !room);
  return (
    <div className={styles.stub}>
      {choice && (
        <>
          {choice.more && (
            <p className={`${styles.lost} text-small`}>
              {t('stay.more', { amount: choice.more.text })}
            </p>
          )}
          <p className={styles.total}>
            <span className="text-h4">{t(choice.wish ? 'stay.total' : 'stay.soFar')}</span>
            <Price price={choice.total} size="xl" />
          </p>
          <p className={`${styles.muted} text-caption`}>{t('stay.note')}</p>
        </>
      )}
      {choice?.wish && <AddStayButton wish={choice.wish} isBusy={isAdding} t={t} />}
      {missing && (
        <p className={`${styles.missing} text-small`}>
          <Icon name="info-circle" size={20} />
          {t('stay.missing', { number: missing.number })}
        </p>
      )}
    </div>
  );
}

function StayDock({ found: { choice, places, nights }, isAdding, t }: SummaryProps) {
  if (!choice) return null;
  const rooms = t('count.rooms', { count: places.length });
  return (
    <Dock>
      <a href="#stay-title" className={styles.dock}>
        <span className="text-caption">
          {t('stay.of', { chosen: choice.chosen, rooms })} · {nightsText(nights, t)}
        </span>
        <Price price={choice.total} />
      </a>
      {choice.wish && <AddStayButton wish={choice.wish} isBusy={isAdding} t={t} isShort />}
    </Dock>
  );
}
