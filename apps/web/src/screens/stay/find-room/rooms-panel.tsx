import type { Problem, StayFormView } from '@shop/ports/screens';
import { ProblemAt, problemOf } from '../../../parts/problems/problem-at.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { SelectField } from '../../../ui/select-field.js';
import { Stepper } from '../../../ui/stepper.js';
import type { FindT } from './count-words.js';
import styles from './panels.module.css';
import type { RoomRow, RoomRows } from './use-room-rows.js';

interface PanelProps {
  form: StayFormView;
  rows: RoomRows;
  problems: readonly Problem[];
  t: FindT;
}

export function RoomsPanel({ form, rows, problems, t }: PanelProps) {
  const { maxRooms } = form;
  const count = rows.all.length;
  return (
    <div className={styles.rooms}>
      <p className="text-h4">{t('rooms.title')}</p>
      <ProblemAt problem={problemOf(problems, 'rooms')} id="problem-rooms" />
      <input type="hidden" name="rooms" value={count} />
      {rows.all.map((row, index) => (
        <Room
          key={row.id}
          form={form}
          rows={rows}
          problems={problems}
          t={t}
          row={row}
          number={index + 1}
        />
      ))}
      <div className={styles.more}>
        {count < maxRooms && (
          <Button
            type="submit"
            name="add"
            value="room"
            tone="outline"
            size="sm"
            icon={<Icon name="plus" size={20} />}
            onClick={rows.add}
          >
            {t('rooms.add')}
          </Button>
        )}
        <span className="text-caption">{t('rooms.of', { count, most: maxRooms })}</span>
      </div>
      <Button type="submit" tone="outline" className={styles.done}>
        {t('rooms.done')}
      </Button>
    </div>
  );
}

interface RoomProps extends PanelProps {
  row: RoomRow;
  number: number;
}

function Room(props: RoomProps) {
  const { form, rows, problems, t, row, number } = props;
  const title = t('rooms.room', { number });
  return (
    <fieldset className={styles.room}>
      <legend className="text-label">{title}</legend>
      {rows.all.length > 1 && (
        <button
          type="submit"
          name="drop"
          value={number}
          className={styles.drop}
          aria-label={t('rooms.dropNamed', { number })}
          onClick={(event) => rows.drop(event, row.id)}
        >
          {t('rooms.drop')}
        </button>
      )}
      <Count {...props} field="adults" />
      <ProblemAt problem={problemOf(problems, `adults${number}`)} id={`problem-adults${number}`} />
      <Count {...props} field="children" />
      <ProblemAt
        problem={problemOf(problems, `children${number}`)}
        id={`problem-children${number}`}
      />
      {row.ages.map((age, at) => (
        <SelectField
          key={at}
          id={`field-age${number}-${at + 1}`}
          name={`age${number}`}
          label={t('rooms.age', { number: at + 1 })}
          value={age}
          onChange={({ target }) => rows.setAge(row.id, at, target.value)}
          problem={problemOf(problems, `age${number}-${at + 1}`)?.text}
          options={[
            { value: '', label: t('rooms.chooseAge') },
            ...Array.from({ length: form.adultAge }, (_, years) => ({
              value: String(years),
              label: years === 0 ? t('rooms.baby') : t('rooms.years', { count: years }),
            })),
          ]}
        />
      ))}
    </fieldset>
  );
}

function Count({
  form,
  rows,
  t,
  row,
  number,
  field,
}: RoomProps & { field: 'adults' | 'children' }) {
  const { adultAge, maxAdults, maxChildren } = form;
  const isAdults = field === 'adults';
  const name = t(`rooms.${field}`, { age: isAdults ? adultAge : adultAge - 1 });
  return (
    <Stepper
      name={`${field}${number}`}
      label={name}
      help={isAdults ? '' : t('rooms.most', { count: maxChildren })}
      value={row[field]}
      min={isAdults ? 1 : 0}
      max={isAdults ? maxAdults : maxChildren}
      lessLabel={t('rooms.less', { name, number })}
      moreLabel={t('rooms.more', { name, number })}
      onChange={(count) => rows.setCount(row.id, field, count)}
    />
  );
}
