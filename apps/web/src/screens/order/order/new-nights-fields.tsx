import type { NewNightsForm } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useRef } from 'react';
import { calendarTexts } from '../../../parts/choosing/calendar-texts.js';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import drawer from '../../../parts/drawer/drawer.module.css';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { useTranslation } from 'react-i18next';
import { Price } from '../../../ui/price.js';
import { Group } from '../../../ui/group.js';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import styles from './rights.module.css';
import type { RightFormState } from './use-right-form.js';

interface NewNightsFieldsProps {
  readonly view: NewNightsForm;
  readonly state: RightFormState;
  readonly foot: (isReady: boolean, button: string) => ReactNode;
  readonly t: TFunction<'order'>;
}

/** The first press sets the arrival, the second the departure; then the price shows. */
export function NewNightsFields({ view, state, foot, t }: NewNightsFieldsProps) {
  const { price } = view;
  const isReady =
    price !== undefined && (price.difference.kind !== 'more' || price.ways.length > 0);
  const problem = problemOf(state.problems, 'dates');
  return (
    <>
      <p className={styles.quiet}>
        {t('rights.form.nightsNow', { when: view.present, until: view.until })}
      </p>
      <Nights view={view} state={state} t={t} />
      {price && (
        <div role="status">
          <p className={styles.price}>
            <span>{t('rights.form.nightsPrice')}</span>
            <Price price={price.total} />
          </p>
          {!problem && (
            <p>
              {t(`rights.form.nights.${price.difference.kind}`, {
                amount: price.difference.amount.text,
              })}
            </p>
          )}
        </div>
      )}
      {price && price.ways.length > 0 && <Ways ways={price.ways} state={state} t={t} />}
      {foot(isReady && !problem, buttonOf(view, t))}
    </>
  );
}

function buttonOf({ price, from, to }: NewNightsForm, t: TFunction<'order'>): string {
  return price?.difference.kind === 'more'
    ? t('rights.form.doPay', { amount: price.difference.amount.text })
    : t('rights.form.doMove', { from, to });
}

interface WaysProps extends Pick<NewNightsFieldsProps, 'state' | 't'> {
  readonly ways: NonNullable<NewNightsForm['price']>['ways'];
}

/** How to pay the difference, on the payment provider's page. */
function Ways({ ways, state, t }: WaysProps) {
  return (
    <fieldset id="field-method" tabIndex={-1} className={drawer.step}>
      <legend className="text-h4">{t('rights.form.payBy')}</legend>
      <ProblemAt problem={problemOf(state.problems, 'method')} id="problem-method" />
      {ways.map(({ code, marks, isChosen }) => (
        <label key={code} className={styles.choice}>
          <input type="radio" name="method" value={code} defaultChecked={isChosen} />
          <span>
            <span className="text-label">
              {code === 'CARD' ? t('rights.form.card') : marks.join()}
            </span>
            {code === 'CARD' && (
              <span className={`${styles.quiet} text-small`}>{marks.join(' · ')}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Nights({ view, state, t }: Omit<NewNightsFieldsProps, 'foot'>) {
  const { t: words } = useTranslation('choosing');
  const { calendar, checkIn, checkOut, from, to, price } = view;
  const ref = useRef<HTMLDivElement>(null);
  const ask = (more: Readonly<Record<string, string>>) => {
    const form = ref.current?.closest('form');
    if (form) state.ask(form, more);
  };
  useSecondMonth(calendar);
  const texts = {
    ...calendarTexts(calendar, words),
    yourDay: t('rights.form.nightsEnds'),
    within: t('rights.form.nightsWithin'),
    unit: t('rights.form.nightsUnit', { currency: calendar.legend.currency }),
  };
  return (
    <Group
      ref={ref}
      id="field-dates"
      tabIndex={-1}
      className={drawer.step}
      name={
        to
          ? t('rights.form.nightsChosen', { from, to })
          : t(from ? 'rights.form.nightsEnd' : 'rights.form.nightsBegin', { from })
      }
      nameClass="text-h4"
    >
      <ProblemAt problem={problemOf(state.problems, 'dates')} id="problem-dates" />
      {calendar.problem && <ProblemAlert problem={calendar.problem} />}
      {checkIn && <input type="hidden" name="checkin" value={checkIn} />}
      {checkOut && <input type="hidden" name="checkout" value={checkOut} />}
      {price && <input type="hidden" name="amount" value={price.minorUnits} />}
      <PriceCalendar
        calendar={calendar}
        texts={texts}
        onMonth={(month) => ask({ month })}
        onChoose={(day) => ask({ pick: day, month: day.slice(0, 7) })}
      />
    </Group>
  );
}
