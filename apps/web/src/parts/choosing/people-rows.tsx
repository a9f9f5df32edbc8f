import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../ui/stepper.js';
import styles from './choosing.module.css';

export interface PeopleRow {
  readonly field: 'adults' | 'children' | 'infants';
  readonly quantity: number;
  readonly max: number;
  readonly ageFrom: number;
  readonly ageTo: number | undefined;
}

interface PeopleRowsProps<Row extends PeopleRow> {
  rows: readonly Row[];
  helpOf: (row: Row) => ReactNode;
  /** Why the count has reached its limit. */
  reasonOf: (row: Row) => string;
  onChange: (field: Row['field'], quantity: number) => void;
}

export function PeopleRows<Row extends PeopleRow>(props: PeopleRowsProps<Row>) {
  const { rows, helpOf, reasonOf, onChange } = props;
  const { t } = useTranslation('choosing');
  return (
    <div className={styles.people}>
      {rows.map((row) => {
        const name = nameOf(row, t);
        return (
          <Stepper
            key={row.field}
            name={row.field}
            label={name}
            help={helpOf(row)}
            value={row.quantity}
            min={0}
            max={row.max}
            lessLabel={t('people.less', { name })}
            moreLabel={t('people.more', { name })}
            reason={row.quantity >= row.max ? reasonOf(row) : undefined}
            onChange={(quantity) => onChange(row.field, quantity)}
          />
        );
      })}
    </div>
  );
}

const nameOf = ({ field, ageFrom, ageTo }: PeopleRow, t: TFunction<'choosing'>): string =>
  field === 'adults' ? t('people.adults') : t(`people.${field}`, { from: ageFrom, to: ageTo });
