import type { Problem, StayFormView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { ProblemAt, problemOf } from '../../../parts/problems/problem-at.js';
import { Button } from '../../../ui/button.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { SelectField } from '../../../ui/select-field.js';
import { Ticket } from '../../../ui/ticket.js';
import { type FindT, nightsText, peopleText } from './count-words.js';
import { DatesPanel } from './dates-panel.js';
import { PromoField } from './promo-field.js';
import { RoomsPanel } from './rooms-panel.js';
import styles from './stay-form.module.css';
import { type RoomRows, useRoomRows } from './use-room-rows.js';
import type { StaySearch } from './use-stay-search.js';
import { useTyped } from './use-typed.js';

/** A GET form for this page. Its first button searches. */
export function StayForm({ search, t }: { search: StaySearch; t: FindT }) {
  const { view, action, form } = search;
  const rows = useRoomRows(view.form);
  const { checkIn, checkOut, fields } = view.form;
  return (
    <form
      ref={form}
      id="stay"
      method="get"
      action={action}
      className={styles.form}
      aria-label={t('form.label')}
      onSubmit={search.submit}
    >
      <button type="submit" className={styles.first} tabIndex={-1}>
        {t('form.search')}
      </button>
      {checkIn && <input type="hidden" name="checkin" value={checkIn} />}
      {checkOut && <input type="hidden" name="checkout" value={checkOut} />}
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Ticket
        className={styles.ticket}
        stub={
          <Button type="submit" size="lg" isWaiting={search.isSearching} className={styles.search}>
            {t('form.search')}
          </Button>
        }
      >
        <Fields search={search} rows={rows} t={t} />
      </Ticket>
    </form>
  );
}

function Fields({ search, rows, t }: { search: StaySearch; rows: RoomRows; t: FindT }) {
  const { form, problems } = search.view;
  const [hotel, setHotel] = useTyped(form.hotel);
  const isOpen = (panel: StayFormView['open']) => form.open === panel;
  return (
    <div className={styles.fields}>
      <SelectField
        id="field-hotel"
        name="hotel"
        label={t('form.hotel')}
        value={hotel}
        onChange={({ target }) => setHotel(() => target.value)}
        problem={problemOf(problems, 'hotel')?.text}
        options={[
          { value: '', label: t('form.all') },
          ...form.hotels.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Panel
        name="dates"
        icon="calendar-event"
        label={t('form.dates')}
        said={datesText(form, t)}
        isOpen={isOpen('dates')}
        problem={problemOf(problems, 'dates')}
      >
        <DatesPanel search={search} t={t} />
      </Panel>
      <Panel
        name="rooms"
        icon="users"
        label={t('form.rooms')}
        said={roomsText(rows, t)}
        isOpen={isOpen('rooms')}
        problem={isOpen('rooms') ? undefined : problemOfRooms(problems)}
      >
        <RoomsPanel form={form} rows={rows} problems={problems} t={t} />
      </Panel>
      <PromoField
        form={form}
        problem={problemOf(problems, 'promo')}
        isOpen={isOpen('promo')}
        t={t}
      />
    </div>
  );
}

/** Repeats a problem of the folded rooms at their field. */
const problemOfRooms = (problems: readonly Problem[]) =>
  problems.find(({ field }) => /^(rooms|adults|children|age)/.test(field));

function datesText({ from, to, nights }: StayFormView, t: FindT): string {
  if (from && to && nights !== undefined)
    return `${t('form.range', { from, to })} · ${nightsText(nights, t)}`;
  return from ? t('form.from', { from }) : t('form.noDates');
}

function roomsText({ all }: RoomRows, t: FindT): string {
  const sum = (field: 'adults' | 'children') => all.reduce((count, row) => count + row[field], 0);
  const people = peopleText(sum('adults'), sum('children'), t);
  return `${t('count.rooms', { count: all.length })} · ${people}`;
}

interface PanelProps {
  name: 'dates' | 'rooms';
  icon: IconName;
  label: string;
  said: string;
  isOpen: boolean;
  problem: Problem | undefined;
  children: ReactNode;
}

/** A field with a native fold as its panel; the browser keeps one open at a time. */
const Panel = ({ name, icon, label, said, isOpen, problem, children }: PanelProps) => (
  <div className={styles.field} id={`field-${name}`}>
    <details name="stay-panel" className={styles.fold} open={isOpen}>
      <summary>
        <span className="text-label">{label}</span>
        <span className={styles.control} data-invalid={problem ? '' : undefined}>
          <span>{said}</span>
          <Icon name={icon} size={20} />
        </span>
      </summary>
      <div className={styles.panel}>
        {isOpen && <ProblemAt problem={problem} id={`problem-${name}`} />}
        {children}
      </div>
    </details>
    {!isOpen && <ProblemAt problem={problem} id={`problem-${name}`} />}
  </div>
);
