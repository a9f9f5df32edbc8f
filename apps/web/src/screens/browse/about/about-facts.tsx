import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon } from '../../../ui/icon.js';
import styles from './about-facts.module.css';

export function AboutFacts({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  return (
    <div className={styles.facts}>
      <p className="text-lead">{view.lead}</p>
      <ul className={styles.three} data-wall={view.wall} aria-label={t('facts')}>
        {view.facts.map(({ value, label }) => (
          <li key={value}>
            <span className={`${styles.value} text-h2`}>{value}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className={styles.lists}>
        <PlainList title={t('included')} items={view.included} icon="circle-check" />
        <PlainList title={t('notIncluded')} items={view.notIncluded} icon="x" />
        <PlainList title={t('bring')} items={view.bring} icon="check" />
      </div>
    </div>
  );
}

function PlainList(props: {
  title: string;
  items: readonly string[];
  icon: 'circle-check' | 'x' | 'check';
}) {
  const { title, items, icon } = props;
  return (
    <section aria-label={title}>
      <h2 className="text-h4">{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
