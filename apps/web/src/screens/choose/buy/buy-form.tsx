import type { AddItemForm } from '@shop/ports/forms';
import type { FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { FormEvent } from 'react';
import { buttonOf, isPosting } from '../../../parts/choosing/use-choosing.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { formFields } from '../../../shop/form-fields.js';
import { UpdateButton } from '../../../ui/update-button.js';
import { BuyDock } from './buy-dock.js';
import styles from './buy-screen.module.css';
import { BuySummary } from './buy-summary.js';
import { ComponentStep } from './component-step.js';
import { DayStep } from './day-step.js';
import { ExtrasStep } from './extras-step.js';
import { PeopleStep } from './people-step.js';
import { TicketStep } from './ticket-step.js';
import { TimeStep } from './time-step.js';
import type { BuyForm as Form } from './use-buy-form.js';

interface BuyFormProps {
  readonly form: Form;
  readonly add: (nameOnTicket?: string) => void;
  readonly isAdding: boolean;
  readonly widget: FrameView['instalments'];
  readonly t: TFunction<'buy'>;
}

/**
 * One form for all steps. GET reloads the page with the choices; the add button posts them to the
 * cart. The first button updates, so Enter never buys.
 */
export function BuyForm({ form, add, isAdding, widget, t }: BuyFormProps) {
  const { view, choices, problems, change, isSlow, isPending } = form;
  const step = { view, problems, change, t };
  const shown = { view, isSlow, isAdding, t };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPosting(buttonOf(event))) add(formFields<AddItemForm>(event.currentTarget).nameOnTicket);
    else change({});
  };
  return (
    <form method="get" action={form.action} onSubmit={submit} className={styles.form}>
      <UpdateButton>{t('summary.update')}</UpdateButton>
      <input type="hidden" name="path" value={form.path} />
      <input type="hidden" name="slug" value={view.slug} />
      {choices.day && <input type="hidden" name="date" value={choices.day} />}
      <TicketStep view={view} t={t} />
      <div className={styles.steps}>
        <DayStep {...step} day={choices.day} isSlow={isSlow} />
        <TimeStep {...step} time={choices.time} hasDay={Boolean(choices.day)} />
        <ComponentStep {...step} component={choices.component} />
        <PeopleStep {...step} people={choices.people} />
        <ExtrasStep {...step} added={choices.added} />
      </div>
      <div className={styles.side}>
        <BuySummary {...shown} isPending={isPending} widget={widget} />
        <Guarantees of={view.guarantees} />
      </div>
      <BuyDock {...shown} />
      <Announcement form={form} t={t} />
    </form>
  );
}

/** Announces the new total, or what is missing, to screen readers. */
function Announcement({ form, t }: { form: Form; t: TFunction<'buy'> }) {
  const { summary } = form.view;
  const said =
    summary.kind === 'priced'
      ? t('summary.announce', { total: summary.line.total.now.spoken })
      : summary.kind === 'incomplete'
        ? summary.text
        : '';
  return (
    <p role="status" className="co-hidden">
      {form.isPending ? '' : said}
    </p>
  );
}
