import type { StayRoomView, StayView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../shop/use-translation.js';
import { OfferPrice } from '../../ui/offer-price.js';
import { Price } from '../../ui/price.js';
import type texts from './stay.en.json';
import styles from './stay.module.css';

declare module '../../shop/texts.js' {
  interface Texts {
    stay: typeof texts;
  }
}

type StayT = TFunction<'stay'>;

/** When a stay begins and ends, and how long it is. */
export function StayFacts({ stay }: { stay: StayView }) {
  const { t } = useTranslation('stay');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('checkIn')}</dt>
        <dd>{stay.checkIn}</dd>
      </div>
      <div>
        <dt>{t('checkOut')}</dt>
        <dd>{stay.checkOut}</dd>
      </div>
      <div>
        <dt className="co-hidden">{t('kind')}</dt>
        <dd>{t('nights', { count: stay.nights })}</dd>
      </div>
    </dl>
  );
}

/** The rooms of a stay: who sleeps in each, its board and rule, and what each of its nights costs. */
export function StayRooms({ stay: { rooms, promoCode } }: { stay: StayView }) {
  const { t } = useTranslation('stay');
  return (
    <>
      <ul className={styles.rooms}>
        {rooms.map((room, index) => (
          <Room key={index} room={room} t={t} />
        ))}
      </ul>
      <p className={`${styles.rule} text-caption`}>
        {t('taxes')}
        {promoCode && ` · ${t('promo', { code: promoCode })}`}
      </p>
    </>
  );
}

function Room({ room, t }: { room: StayRoomView; t: StayT }) {
  const people = [
    t('adults', { count: room.adults }),
    ...(room.ages.length > 0
      ? [t('children', { count: room.ages.length, ages: room.ages.join(', ') })]
      : []),
  ].join(', ');
  return (
    <li className={styles.room}>
      <p className={`${styles.line} text-label`}>
        <strong>{room.name}</strong>
        <OfferPrice offer={room.total} size="small" beforeLabel={t('before')} />
      </p>
      <p className="text-small">{[people, t(`board.${room.board}`)].join(' · ')}</p>
      <p className={`${styles.rule} text-small`}>{ruleText(room, t)}</p>
      <details className="text-small">
        <summary>{t('perNight')}</summary>
        <ul className={styles.nights}>
          {room.nights.map(({ date, price }) => (
            <li key={date} className={styles.line}>
              <span>{date}</span>
              <Price price={price} size="small" />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** `Free cancellation until …; then 50% is given back`. */
function ruleText({ freeUntil, laterPercent }: StayRoomView, t: StayT): string {
  if (!freeUntil && laterPercent === 0) return t('rule.never');
  const later = laterPercent > 0 ? [t('rule.later', { percent: laterPercent })] : [];
  return [...(freeUntil ? [t('rule.free', { until: freeUntil })] : []), ...later].join('; ');
}
