import type { StayFormView } from '@shop/ports/screens';
import { type SyntheticEvent, useState } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { keptInside } from '../../../ui/kept-markup.js';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import { type FindT, nightsText } from './count-words.js';
import styles from './panels.module.css';
import type { StaySearch } from './use-stay-search.js';

/** A calendar of lowest prices; days where no stay can begin or end say why. */
export function DatesPanel({ search, t }: { search: StaySearch; t: FindT }) {
  const { form } = search.view;
  const { calendar, clear } = form;
  const preview = usePreview(form, t);
  const texts = textsOf(form, t);
  return (
    <div className={styles.dates}>
      <div className={styles.head}>
        <h2 className="text-h4">{t('dates.title')}</h2>
        <p className={`${styles.said} text-small`} role="status">
          {preview.text}
        </p>
      </div>
      {calendar.problem && <ProblemAlert problem={calendar.problem} />}
      <div
        className={styles.calendar}
        onFocus={preview.over}
        onPointerOver={preview.over}
        {...keptInside(
          () => JSON.stringify([calendar, texts]),
          () => (
            <PriceCalendar
              calendar={calendar}
              texts={texts}
              isLoading={search.isPending}
              onMonth={search.turn}
              onChoose={search.pick}
            />
          ),
        )}
      />
      {clear && (
        <AppLink href={clear} className={styles.clear}>
          {t('form.clear')}
        </AppLink>
      )}
      <Reasons form={form} t={t} />
    </div>
  );
}

/** The nights of the stay, or up to the hovered day while the end is being chosen. */
function usePreview(form: StayFormView, t: FindT) {
  const [day, setDay] = useState<string>();
  const { checkIn, from, to, nights } = form;
  const over = ({ target }: SyntheticEvent) =>
    setDay((target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day']); // as: React events target elements
  const isChoosing = checkIn !== '' && nights === undefined;
  const count = isChoosing && day ? daysFrom(checkIn, day) : 0;
  if (nights !== undefined)
    return { over, text: t('dates.chosen', { from, to, nights: nightsText(nights, t) }) };
  if (count > 0) return { over, text: `${t('form.from', { from })}: ${nightsText(count, t)}` };
  return { over, text: isChoosing ? t('dates.end', { from }) : t('dates.begin') };
}

const dayMs = 86_400_000;
const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

function Reasons({ form: { reasons }, t }: { form: StayFormView; t: FindT }) {
  if (reasons.length === 0) return null;
  return (
    <dl className={`${styles.reasons} text-small`} aria-label={t('dates.reasons')}>
      {reasons.map((reason) => (
        <div key={`${reason.kind} ${reason.days}`}>
          <dt>{reason.days}</dt>
          <dd>{t(`reason.${reason.kind}`, { ...reason })}</dd>
        </div>
      ))}
    </dl>
  );
}

const textsOf = ({ calendar: { legend } }: StayFormView, t: FindT) => ({
  previous: t('dates.previous'),
  next: t('dates.next'),
  best: t('dates.best'),
  yourDay: t('dates.ends'),
  within: t('dates.within'),
  soldOut: t('dates.full'),
  closed: t('dates.closed'),
  limited: t('dates.few'),
  today: t('dates.today'),
  unit: t(legend.inThousands ? 'dates.unitThousands' : 'dates.unit', { currency: legend.currency }),
  later: t('dates.later'),
  loading: t('dates.loading'),
});
