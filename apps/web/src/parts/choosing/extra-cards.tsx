import { type Extra, isFetched, withExtra } from '@shop/domain';
import type { ExtrasView, ExtraView, Problem } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../problems/problem-at.js';
import { chosenIn, type ChosenExtras } from './chosen-extras.js';
import styles from './extra-cards.module.css';
import { PickupField } from './pickup-field.js';

interface ExtraCardsProps<Card extends ExtraView> {
  view: ExtrasView<Card>;
  /** Choices to show at once. Without them the boxes follow with the next view. */
  draft?: ChosenExtras;
  problems: readonly Problem[];
  priceOf: (card: Card) => ReactNode;
  noteOf?: (card: Card) => string | undefined;
  onChoose: (changed: Partial<ChosenExtras>) => void;
}

/** Extras with picture, price and content; the chosen transport asks where. Never preselect one. */
export function ExtraCards<Card extends ExtraView>(props: ExtraCardsProps<Card>) {
  const { view, draft, problems, priceOf, noteOf, onChoose } = props;
  const { t } = useTranslation('choosing');
  const { extras: cards, pickup } = view;
  const { extras: chosen, pickup: place = '' } = draft ?? chosenIn(view);
  const list = useRef<HTMLUListElement>(null);
  const choose = (extra: Extra, isTicked: boolean) => {
    const others = (draft ? chosen : tickedIn(list.current, cards)).filter((one) => one !== extra);
    const extras = isTicked ? withExtra(extra, others) : others;
    if (!draft) for (const box of boxesIn(list.current)) box.checked = has(extras, box);
    onChoose(place && !isFetched(extras) ? { extras, pickup: '' } : { extras });
  };
  return (
    <ul ref={list} className={styles.cards}>
      {cards.map((card) => {
        const { extra } = card;
        const isOn = chosen.includes(extra);
        const said = [stateOf(card, cards, chosen, t), noteOf?.(card)].filter(Boolean).join(' · ');
        return (
          <li key={extra} className={styles.card}>
            <label className={styles.extra}>
              <Box
                extra={extra}
                isOn={isOn}
                isLive={draft !== undefined}
                onTick={(isTicked) => choose(extra, isTicked)}
              />
              <Name card={card} said={said} />
              <span className={`${styles.price} text-small`}>{priceOf(card)}</span>
            </label>
            <Details card={card} t={t} />
            {isOn && pickup && extra.startsWith('transport') && (
              <PickupField
                pickup={pickup}
                value={draft && place}
                problem={problemOf(problems, 'pickup')}
                onChoose={(other) => onChoose({ pickup: other })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const boxesIn = (list: HTMLElement | null) =>
  list?.querySelectorAll<HTMLInputElement>('input[name="extras"]') ?? [];

const has = (extras: readonly Extra[], { value }: HTMLInputElement) =>
  extras.some((extra) => extra === value);

/** The boxes also hold ticks that no view shows yet. */
function tickedIn(list: HTMLElement | null, cards: readonly ExtraView[]): readonly Extra[] {
  const ticked = [...boxesIn(list)].filter(({ checked }) => checked).map(({ value }) => value);
  return cards.map(({ extra }) => extra).filter((extra) => ticked.includes(extra));
}

interface BoxProps {
  extra: Extra;
  isOn: boolean;
  isLive: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Keeps node and focus. If not live it is uncontrolled: a new view never undoes a pending tick. */
function Box({ extra, isOn, isLive, onTick }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const answered = useRef(isOn);
  useEffect(() => {
    if (answered.current === isOn) return;
    answered.current = isOn;
    if (box.current) box.current.checked = isOn;
  }, [isOn]);
  return (
    <input
      ref={box}
      type="checkbox"
      name="extras"
      value={extra}
      {...(isLive ? { checked: isOn } : { defaultChecked: isOn })}
      onChange={({ target }) => onTick(target.checked)}
    />
  );
}

const Name = ({ card: { name, detail, picture }, said }: { card: ExtraView; said: string }) => (
  <>
    {picture && <img src={picture} alt="" width={64} height={64} loading="lazy" />}
    <span className={styles.name}>
      <span className="text-label">{name}</span>
      <span className="text-small">{detail}</span>
      {said && <span className={`${styles.state} text-caption`}>{said}</span>}
    </span>
  </>
);

const Details = ({ card, t }: { card: ExtraView; t: TFunction<'choosing'> }) => (
  <details className={`${styles.details} text-small`}>
    <summary>
      {`${t('extras.details')} `}
      <span className="co-hidden">{card.name}</span>
    </summary>
    <ul>
      {card.details.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </details>
);

/** Already added: here, in the cart, or as part of transport with food. */
function stateOf(
  { extra, isInCart }: ExtraView,
  cards: readonly ExtraView[],
  chosen: readonly Extra[],
  t: TFunction<'choosing'>,
): string | undefined {
  const isOn = chosen.includes(extra);
  if (isInCart) return t(isOn ? 'extras.inCart' : 'extras.leaves');
  if (isOn) return t('extras.added');
  const whole = cards.find((card) => card.extra === 'transportWithFood');
  const isPart = extra === 'transport' || extra === 'food';
  return whole && isPart && chosen.includes(whole.extra)
    ? t('extras.within', { name: whole.name })
    : undefined;
}
