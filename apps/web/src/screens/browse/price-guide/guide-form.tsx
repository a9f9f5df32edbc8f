import type { PriceGuideView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import styles from './price-guide-screen.module.css';

interface GuideFormProps {
  view: PriceGuideView;
  t: TFunction<'priceGuide'>;
}

/** Place and month; also the ticket where the table shows one at a time. */
export function GuideForm({ view, t }: GuideFormProps) {
  const { action, places, months, tickets, chosen } = view;
  return (
    <form
      method="get"
      action={action}
      className={styles.form}
      aria-label={t('form.title')}
      key={`${chosen.place} ${chosen.month} ${chosen.ticket}`}
    >
      <SelectField
        id="guide-place"
        name="place"
        label={t('form.place')}
        options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        defaultValue={chosen.place}
      />
      <SelectField
        id="guide-month"
        name="month"
        label={t('form.month')}
        options={months.map(({ month, title }) => ({ value: month, label: title }))}
        defaultValue={chosen.month}
      />
      {tickets.length > 1 && (
        <SelectField
          id="guide-ticket"
          name="ticket"
          label={t('form.ticket')}
          className={styles.ticket}
          options={tickets.map(({ slug, name }) => ({ value: slug, label: name }))}
          defaultValue={chosen.ticket}
        />
      )}
      <Button type="submit">{t('form.submit')}</Button>
    </form>
  );
}
