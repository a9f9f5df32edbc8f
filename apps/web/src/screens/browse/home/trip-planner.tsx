import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './home-screen.module.css';
import { PlannerDay } from './planner-day.js';
import { PlannerPeople } from './planner-people.js';

interface TripPlannerProps {
  planner: HomeView['planner'];
  path: string;
  t: TFunction<'home'>;
}

/** A form for the buy page; it works without scripts. */
export function TripPlanner({ planner, path, t }: TripPlannerProps) {
  const [product, setProduct] = useState(planner.chosen);
  const kind = planner.products.find(({ slug }) => slug === product)?.kind;
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
          <div>
            <SelectField
              id="planner-product"
              name="product"
              label={t('planner.product')}
              options={planner.products.map(({ slug, name }) => ({ value: slug, label: name }))}
              defaultValue={planner.chosen}
              onChange={({ target }) => setProduct(target.value)}
            />
            {kind && <p className={styles.kind}>{kind}</p>}
          </div>
          <PlannerDay planner={planner} product={product} path={path} t={t} />
          <PlannerPeople planner={planner} t={t} />
        </div>
      </Ticket>
    </form>
  );
}
