import type { TFunction } from 'i18next';
import { useAfterSleep } from '../../../parts/hold/use-hold-watch.js';
import { useSecondsLeft } from '../../../parts/hold/use-seconds-left.js';
import styles from './rights.module.css';

const minute = 60;
const hour = 3_600;

interface RightLeftProps {
  readonly soon: { readonly secondsLeft: number };
  readonly t: TFunction<'order'>;
}

/** Counts down the last hours of a right. Empty without scripts: the page states the end itself. */
export function RightLeft({ soon, t }: RightLeftProps) {
  const seconds = useSecondsLeft(soon);
  useAfterSleep(seconds);
  const now = seconds ?? soon.secondsLeft;
  const hours = Math.floor(now / hour);
  const minutes = Math.floor((now % hour) / minute);
  return (
    <p className={`${styles.left} text-small`} role={seconds === undefined ? undefined : 'timer'}>
      {seconds !== undefined && t('rights.left', { hours, minutes })}
    </p>
  );
}
