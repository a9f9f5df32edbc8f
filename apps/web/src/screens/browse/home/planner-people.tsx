import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import stepper from '../../../../generated/ui/stepper.module.css';
import styles from './home-screen.module.css';

interface PeopleProps {
  planner: HomeView['planner'];
  t: TFunction<'home'>;
}

/** Only the counts that a first price needs; the buy page has the rest. */
export const PlannerPeople = ({ planner, t }: PeopleProps) => (
  <div className={styles.people}>
    <Count
      name="adults"
      label={t('planner.adults')}
      value={planner.adults}
      min={1}
      max={planner.maxPeople}
      t={t}
    />
    <Count
      name="children"
      label={t('planner.children')}
      value={planner.children}
      min={0}
      max={planner.maxPeople}
      t={t}
    />
  </div>
);

interface CountProps {
  name: 'adults' | 'children';
  label: string;
  value: number;
  min: number;
  max: number;
  t: TFunction<'home'>;
}

/** Steps the native field; React does not control it. */
const step = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
  const field = button.parentElement?.querySelector('input');
  if (button.name === 'less') field?.stepDown();
  else field?.stepUp();
};

function Count({ name, label, value, min, max, t }: CountProps) {
  const id = `planner-${name}`;
  return (
    <div className={styles.count}>
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <div className={stepper.controls}>
        <button
          type="button"
          name="less"
          className={stepper.button}
          aria-label={t('planner.less', { name: label })}
          onClick={step}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          className={stepper.number}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          defaultValue={value}
          min={min}
          max={max}
        />
        <button
          type="button"
          name="more"
          className={stepper.button}
          aria-label={t('planner.more', { name: label })}
          onClick={step}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </div>
  );
}
