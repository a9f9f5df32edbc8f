import { type Extra, withExtra } from '@shop/domain';
import type { ExtraView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './extra-cards.module.css';

interface ExtraCardsProps<Card extends ExtraView> {
  cards: readonly Card[];
  /** Ticked extras. With `isLive` the boxes follow at once, otherwise with the next view. */
  chosen: readonly Extra[];
  isLive?: boolean;
  priceOf: (card: Card) => ReactNode;
  noteOf?: (card: Card) => string | undefined;
  onChoose: (chosen: readonly Extra[]) => void;
  /** Shown in the card of the chosen transport. */
  pickup: ReactNode;
}

/** Extras with picture, price and content. Never preselect one. */
export function ExtraCards<Card extends ExtraView>(props: ExtraCardsProps<Card>) {
  const { cards, chosen, isLive, priceOf, noteOf, onChoose, pickup } = props;
  const { t } = useTranslation('choosing');
  return (
    <ul className={styles.cards}>
      {cards.map((card) => {
        const { extra } = card;
        const isOn = chosen.includes(extra);
        const others = chosen.filter((other) => other !== extra);
        const said = [stateOf(card, cards, chosen, t), noteOf?.(card)].filter(Boolean).join(' · ');
        return (
          <li key={extra} className={styles.card}>
            <label className={styles.extra}>
              <Box
                extra={extra}
                isOn={isOn}
                isLive={isLive}
                onTick={(isTicked) => onChoose(isTicked ? withExtra(extra, chosen) : others)}
              />
              <Name card={card} said={said} />
              <span className={`${styles.price} text-small`}>{priceOf(card)}</span>
            </label>
            <Details card={card} t={t} />
            {isOn && extra.startsWith('transport') && pickup}
          </li>
        );
      })}
    </ul>
  );
}

interface BoxProps {
  extra: Extra;
  isOn: boolean;
  isLive: boolean | undefined;
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
