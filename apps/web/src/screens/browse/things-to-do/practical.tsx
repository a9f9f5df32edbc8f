import type { ThingsToDoView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Section } from '../../../ui/section.js';
import styles from './practical.module.css';

export function Practical({ view, t }: { view: ThingsToDoView; t: TFunction<'thingsToDo'> }) {
  return (
    <div className={styles.practical}>
      <Section title={t('around')} id="around">
        <dl className={styles.list}>
          {view.around.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-h4">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('months')} id="months">
        <dl className={styles.list}>
          {view.months.map(({ when, text }) => (
            <div key={when}>
              <dt className="text-h4">{when}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
