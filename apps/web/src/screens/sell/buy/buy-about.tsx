import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './buy-screen.module.css';

/** What the day is, what it holds and what to bring: plain lists, nothing folded away. */
export const BuyAbout = memo(function BuyAbout({
  view,
  t,
}: {
  view: BuyView;
  t: TFunction<'buy'>;
}) {
  return (
    <div className={styles.about}>
      <div className={styles.lists}>
        <PlainList title={t('about.included')} items={view.included} icon="circle-check" />
        <PlainList title={t('about.notIncluded')} items={view.notIncluded} icon="x" />
        <PlainList title={t('about.bring')} items={view.bring} icon="check" />
      </div>
      {view.description.length > 0 && (
        <Section title={t('about.title')} id="about" level={2}>
          <div className={styles.prose}>
            {view.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {view.meetingPoint && (
        <Section title={t('about.meetingPoint')} id="meeting-point" level={2}>
          <p className={styles.meeting}>
            <Icon name="map-pin" size={20} />
            {view.meetingPoint}
          </p>
        </Section>
      )}
      <Guarantees layout="row" />
      <Others others={view.others} t={t} />
    </div>
  );
});

function PlainList(props: {
  title: string;
  items: readonly string[];
  icon: 'circle-check' | 'x' | 'check';
}) {
  const { title, items, icon } = props;
  if (items.length === 0) return null;
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

function Others({ others, t }: { others: BuyView['others']; t: TFunction<'buy'> }) {
  if (others.length === 0) return null;
  return (
    <Section title={t('about.others')} id="others" level={2}>
      <ul className={styles.others}>
        {others.map(({ name, href, wall }) => (
          <li key={href} data-wall={wall}>
            <AppLink href={href} className={`${styles.other} text-h4`}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
