import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './home-screen.module.css';

type Planner = HomeView['planner'];

/** What, which day, who: a form that asks the buy page for its price, with or without scripts. */
export function TripPlanner({ planner, t }: { planner: Planner; t: TFunction<'home'> }) {
  const options = planner.products.map(({ slug, name, kind }) => ({
    value: slug,
    label: kind ? `${name} · ${kind}` : name,
  }));
  return (
    <form method="get" action={planner.action} aria-label={t('planner.title')}>
      <Ticket
        stub={
          <div className={styles.stub}>
            <Button type="submit" tone="buy" size="lg">
              {t('planner.submit')}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <SelectField
            id="planner-product"
            name="product"
            label={t('planner.product')}
            options={options}
            defaultValue={planner.chosen}
          />
          <TextField
            id="planner-date"
            name="date"
            type="date"
            label={t('planner.day')}
            defaultValue={planner.day}
            min={planner.minDay}
            max={planner.maxDay}
          />
          <PlannerPeople planner={planner} t={t} />
        </div>
      </Ticket>
    </form>
  );
}

function PlannerPeople({ planner, t }: { planner: Planner; t: TFunction<'home'> }) {
  return (
    <div className={styles.people}>
      <TextField
        id="planner-adults"
        name="adults"
        type="number"
        inputMode="numeric"
        label={t('planner.adults')}
        defaultValue={planner.adults}
        min={1}
        max={planner.maxPeople}
      />
      <TextField
        id="planner-children"
        name="children"
        type="number"
        inputMode="numeric"
        label={t('planner.children')}
        defaultValue={planner.children}
        min={0}
        max={planner.maxPeople}
      />
    </div>
  );
}
