import type { HoldView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { classNames } from '../../ui/class-names.js';
import styles from './hold.module.css';
import { useSecondsLeft } from './use-seconds-left.js';
import { useTranslation } from 'react-i18next';

/** Below this the text changes. */
const fewSeconds = 300;

/** One dot per minute of a full hold. */
const mostDots = 20;

export interface TimeProps {
  readonly hold: HoldView;
  /** `undefined` until hydration: then only the end time shows. */
  readonly left: number | undefined;
  readonly t: TFunction<'hold'>;
}

export function HoldTime({ hold, left, t }: TimeProps) {
  const seconds = left ?? hold.secondsLeft;
  const now = seconds <= fewSeconds ? 'few' : 'until';
  return (
    <>
      <p className={styles.time} role={left === undefined ? undefined : 'timer'}>
        <Clock seconds={seconds} isAsleep={left === undefined} t={t} />
        <span className={`${styles.until} text-small`}>
          {(['until', 'few'] as const).map((words) => (
            <span key={words} aria-hidden={words !== now || undefined}>
              {t(words, { time: hold.until })}
            </span>
          ))}
        </span>
      </p>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: mostDots }, (_, at) => (
          <i key={at} data-lit={litOf(at, seconds)} />
        ))}
      </span>
    </>
  );
}

/** The same for the phone's price bar. */
export function HoldInDock({ hold }: Pick<TimeProps, 'hold'>) {
  const { t } = useTranslation('hold');
  const left = useSecondsLeft(hold);
  if (left === 0) return null;
  return (
    <span className={styles.inDock}>
      {' · '}
      {t('dock')} <Clock seconds={left ?? hold.secondsLeft} isAsleep={left === undefined} t={t} />
    </span>
  );
}

/** With reduced motion it shows minutes only. */
function Clock(props: { seconds: number; isAsleep: boolean; t: TFunction<'hold'> }) {
  const { seconds, isAsleep, t } = props;
  return (
    <b className={classNames(styles.clock, isAsleep && styles.asleep)}>
      <span className={styles.exact}>{writeClock(seconds)}</span>
      <span className={styles.calm}>{t('minutes', { minutes: Math.ceil(seconds / 60) })}</span>
    </b>
  );
}

const writeClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The first dot is the current minute, in quarters; the others are full. */
function litOf(at: number, seconds: number): string | undefined {
  if (at >= Math.ceil(seconds / 60)) return undefined;
  const quarters = Math.ceil((seconds % 60) / 15);
  return at === 0 && quarters > 0 && quarters < 4 ? String(quarters) : 'on';
}
