import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import { TextField } from '../../../ui/text-field.js';
import styles from './home-screen.module.css';
import type { PricedDaysProps } from './islands/priced-days.js';

interface PlannerDayProps {
  planner: HomeView['planner'];
  product: string;
  path: string;
  t: TFunction<'home'>;
}

/** With scripts a link opens the days with prices; the hidden date field is what is submitted. */
export function PlannerDay({ planner, product, path, t }: PlannerDayProps) {
  const [day, setDay] = useState({ day: planner.day, text: planner.calendar.name });
  const field = useRef<HTMLDivElement>(null);
  const { Days, open, close } = useDays();
  const choose = (chosen: typeof day) => {
    const input = field.current?.querySelector('input');
    if (input) input.value = chosen.day;
    setDay(chosen);
  };
  return (
    <div ref={field} className={styles.day}>
      <TextField
        id="planner-date"
        name="date"
        type="date"
        label={t('planner.day')}
        defaultValue={planner.day}
        min={planner.minDay}
        max={planner.maxDay}
      />
      <a
        href={planner.calendar.href}
        className={styles.dayWord}
        data-island="priced-days"
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className="co-hidden">{t('planner.day')} </span>
        {day.text}
        <Icon name="calendar-event" size={20} />
      </a>
      {Days && (
        <Days chosen={day.day} product={product} path={path} choose={choose} close={close} t={t} />
      )}
    </div>
  );
}

/** Loads the code on the first press; if that fails, the link works as a link. */
function useDays() {
  const [Days, setDays] = useState<ComponentType<PricedDaysProps>>();
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { PricedDays } = await import('./islands/priced-days.js');
      setDays(() => PricedDays);
    } catch {
      location.assign(href);
    }
  };
  return {
    Days,
    open: (event: MouseEvent<HTMLAnchorElement>) => void open(event),
    close: () => setDays(undefined),
  };
}
