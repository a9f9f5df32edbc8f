import type { FoundHotelView, PlaceView, RateView, RoomKindView } from '@shop/ports/screens';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { type FindT, nightsText, partyText } from './count-words.js';
import styles from './room-ticket.module.css';
import { RuleText } from './rule-text.js';

interface RoomProps {
  kind: RoomKindView;
  hotel: FoundHotelView;
  nights: number;
  places: readonly PlaceView[];
  isBusy: boolean;
  t: FindT;
}

/** A kind of room as a ticket: its window, what it has, its rule; on the stub the lowest rate. */
export function RoomTicket(props: RoomProps) {
  const { kind, t } = props;
  const [lowest, ...others] = kind.rates;
  if (!lowest) return null;
  return (
    <article data-chosen={kind.chosenRate ? '' : undefined}>
      <Ticket className={styles.ticket} stub={<Stub {...props} rate={lowest} />}>
        <div className={styles.body}>
          <div className={styles.words}>
            <h4 className={`${styles.name} text-h4`}>
              {kind.href ? <AppLink href={kind.href}>{kind.name}</AppLink> : kind.name}
            </h4>
            <Tags kind={kind} t={t} />
            <Facts kind={kind} rate={lowest} t={t} />
            <RuleText rule={lowest.rule} t={t} />
          </div>
          {kind.window && (
            <svg className={styles.window} viewBox={kind.window.box} aria-hidden="true">
              <image href={kind.window.src} width="1600" height="900" />
            </svg>
          )}
        </div>
        {others.length > 0 && <Others {...props} rates={others} />}
      </Ticket>
    </article>
  );
}

const Tags = ({ kind: { isLowest, left }, t }: Pick<RoomProps, 'kind' | 't'>) => (
  <p className={`${styles.tags} text-caption`}>
    {isLowest && <span className={styles.lowest}>{t('room.lowest')}</span>}
    {left !== undefined && <span className={styles.few}>{t('room.left', { count: left })}</span>}
  </p>
);

function Facts({ kind, rate, t }: Pick<RoomProps, 'kind' | 't'> & { rate: RateView }) {
  const { beds, view, size } = kind;
  const facts: readonly (readonly [IconName, string | undefined])[] = [
    ['bed', beds],
    ['eye', view],
    ['maximize', size === undefined ? undefined : t('room.size', { size })],
    ['tools-kitchen-2', t(`board.${rate.board}`)],
  ];
  return (
    <ul className={styles.facts} aria-label={t('room.facts')}>
      {facts.map(
        ([icon, text]) =>
          text && (
            <li key={icon}>
              <Icon name={icon} size={20} />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}

function Stub(props: RoomProps & { rate: RateView }) {
  const { rate, hotel, places, nights, t } = props;
  const party = places[hotel.place - 1]?.party;
  return (
    <div className={styles.stub}>
      <p>
        <Price price={rate.perNight} />
        <span className={`${styles.muted} text-caption`}>
          {t(rate.isMean ? 'room.perNightMean' : 'room.perNight')}
          {party && `, ${partyText(party, t)}`}
        </span>
      </p>
      <p>
        <span className={`${styles.muted} text-caption`}>
          {t('room.total', { nights: nightsText(nights, t) })}
        </span>
        <OfferPrice offer={rate.total} size="small" beforeLabel={t('room.before')} />
        {rate.taxes && (
          <span className={`${styles.muted} text-caption`}>
            {t('room.taxes', { amount: rate.taxes.text })}
          </span>
        )}
      </p>
      <Choose {...props} />
    </div>
  );
}

/** Names its room, so that with five of them nobody has to count. */
function Choose({ rate, kind, hotel, places, isBusy, t }: RoomProps & { rate: RateView }) {
  const number = hotel.place;
  if (kind.chosenRate === rate.key)
    return (
      <p className={styles.chosen}>
        <Icon name="check" size={20} />
        {t('room.chosen', { number })}
      </p>
    );
  const button = places.length > 1 ? t('room.choose', { number }) : t('room.chooseOnly');
  const board = t(`board.${rate.board}`);
  return (
    <Button
      type="submit"
      name="choose"
      value={`${hotel.code} ${number} ${rate.key}`}
      tone="outline"
      size="sm"
      busy={isBusy}
      aria-label={t('room.chooseNamed', { button, name: kind.name, board })}
    >
      {button}
    </Button>
  );
}

/** Other boards and rules of the same room, folded. */
function Others(props: RoomProps & { rates: readonly RateView[] }) {
  const { rates, t } = props;
  return (
    <details className={styles.others}>
      <summary className="text-label">
        {t('room.rates', { count: rates.length, amount: rates[0]?.total.now.text })}
      </summary>
      <ul>
        {rates.map((rate) => (
          <li key={rate.key} className={styles.rate}>
            <div>
              <p className="text-label">{t(`board.${rate.board}`)}</p>
              <RuleText rule={rate.rule} t={t} />
            </div>
            <div className={styles.pay}>
              <OfferPrice offer={rate.total} size="small" beforeLabel={t('room.before')} />
              <Choose {...props} rate={rate} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
