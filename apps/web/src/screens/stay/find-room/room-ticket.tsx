import type {
  FoundHotelView,
  FoundRoomsView,
  RateView,
  RoomKindView,
  StayRuleView,
} from '@shop/ports/screens';
import { memo, type ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { type FindT, nightsText, partyText } from './count-words.js';
import styles from './room-ticket.module.css';

export type TicketWords = ReturnType<typeof ticketWords>;

/** The texts that all tickets of a hotel share. */
export function ticketWords(
  { code, place }: FoundHotelView,
  { nights, places }: Pick<FoundRoomsView, 'nights' | 'places'>,
  t: FindT,
) {
  const party = places[place - 1]?.party;
  const people = party ? `, ${partyText(party, t)}` : '';
  return {
    code,
    place,
    t,
    night: t('room.perNight') + people,
    nightMean: t('room.perNightMean') + people,
    total: t('room.total', { nights: nightsText(nights, t) }),
    button: places.length > 1 ? t('room.choose', { number: place }) : t('room.chooseOnly'),
  };
}

interface TicketProps {
  kind: RoomKindView;
  words: TicketWords;
}

interface RateProps extends TicketProps {
  rate: RateView;
}

/** A room kind; its stub has the lowest rate. Rendered again only for a new view. */
export const RoomTicket = memo(function RoomTicket({ kind, words }: TicketProps) {
  const { window: pane, name, href } = kind;
  const [lowest, ...others] = kind.rates;
  if (!lowest) return null;
  return (
    <article data-chosen={kind.chosenRate ? '' : undefined}>
      <Ticket className={styles.ticket} stub={<Stub kind={kind} rate={lowest} words={words} />}>
        <div className={styles.body}>
          <div className={styles.words}>
            <h4 className="text-h4">{href ? <AppLink href={href}>{name}</AppLink> : name}</h4>
            <Tags kind={kind} t={words.t} />
            <Facts kind={kind} rate={lowest} words={words} />
            <Rule rule={lowest.rule} t={words.t} />
          </div>
          {pane && (
            <svg className={styles.window} viewBox={pane.box} aria-hidden="true">
              <image href={pane.src} width="1600" height="900" />
            </svg>
          )}
        </div>
        {others.length > 0 && <Others kind={kind} rates={others} words={words} />}
      </Ticket>
    </article>
  );
});

function Tags({ kind: { isLowest, left }, t }: { kind: RoomKindView; t: FindT }) {
  if (!isLowest && left === undefined) return null;
  return (
    <p className={`${styles.tags} text-caption`}>
      {isLowest && <span className={styles.lowest}>{t('room.lowest')}</span>}
      {left !== undefined && <span className={styles.few}>{t('room.left', { count: left })}</span>}
    </p>
  );
}

function Facts({ kind: { beds, view, size }, rate, words: { t } }: RateProps) {
  return (
    <ul className={styles.facts} aria-label={t('room.facts')}>
      {beds && <Fact icon="bed" text={beds} />}
      {view && <Fact icon="eye" text={view} />}
      {size !== undefined && <Fact icon="maximize" text={t('room.size', { size })} />}
      <Fact icon="tools-kitchen-2" text={t(`board.${rate.board}`)} />
    </ul>
  );
}

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <li>
    <Icon name={icon} size={20} />
    {text}
  </li>
);

function Rule({ rule, t }: { rule: StayRuleView; t: FindT }) {
  const isFree = rule.kind === 'free';
  return (
    <p className={`${styles.rule} text-small`} data-free={isFree ? '' : undefined}>
      <Icon name={isFree ? 'circle-check' : 'info-circle'} size={20} />
      <span>{ruleText(rule, t)}</span>
    </p>
  );
}

function ruleText(rule: StayRuleView, t: FindT): string {
  if (rule.kind === 'none') return t('rule.none');
  if (rule.kind === 'part') return t('rule.part', { percent: rule.percent });
  const { until, laterPercent } = rule;
  return laterPercent > 0
    ? t('rule.freeThen', { until, percent: laterPercent })
    : t('rule.free', { until });
}

const Muted = ({ children }: { children: ReactNode }) => (
  <span className={`${styles.muted} text-caption`}>{children}</span>
);

function Stub({ kind, rate, words }: RateProps) {
  const { t, night, nightMean, total } = words;
  const { price, isMean, taxes } = kind.night;
  return (
    <div className={styles.stub}>
      <p>
        <Price price={price} />
        <Muted>{isMean ? nightMean : night}</Muted>
      </p>
      <p>
        <Muted>{total}</Muted>
        <OfferPrice offer={rate.total} size="small" beforeLabel={t('room.before')} />
        {taxes && <Muted>{t('room.taxes', { amount: taxes })}</Muted>}
      </p>
      <Choose kind={kind} rate={rate} words={words} />
    </div>
  );
}

/** Names the room and the slot that it fills; a chosen rate has a mark in its place. */
function Choose({ kind: { name, chosenRate }, rate, words }: RateProps) {
  const { code, place, button, t } = words;
  if (chosenRate === rate.key)
    return (
      <p className={styles.chosen}>
        <Icon name="check" size={20} />
        {t('room.chosen', { number: place })}
      </p>
    );
  return (
    <Button
      type="submit"
      name="choose"
      value={`${code} ${place} ${rate.key}`}
      aria-label={t('room.chooseNamed', { button, name, board: t(`board.${rate.board}`) })}
      tone="outline"
      size="sm"
    >
      {button}
    </Button>
  );
}

function Others({ kind, rates, words }: TicketProps & { rates: readonly RateView[] }) {
  const { t } = words;
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
              <Rule rule={rate.rule} t={t} />
            </div>
            <div className={styles.pay}>
              <OfferPrice offer={rate.total} size="small" beforeLabel={t('room.before')} />
              <Choose kind={kind} rate={rate} words={words} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
