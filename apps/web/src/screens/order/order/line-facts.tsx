import type { OrderLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { addedFacts } from '../../../parts/summary/added-facts.js';
import { useTranslation } from 'react-i18next';
import styles from './order-line.module.css';

interface Fact {
  readonly name: string;
  readonly value: string | false | undefined;
  readonly note?: string;
}

export function LineFacts({ line, t }: { line: OrderLineView; t: TFunction<'order'> }) {
  const { t: words } = useTranslation('summary');
  const facts: readonly Fact[] = [
    line.validUntil
      ? { name: t('openTicket'), value: t('validUntil', { date: line.validUntil }) }
      : { name: t('date'), value: line.date ?? t('openTicket') },
    { name: t('hours'), value: line.hours, note: t('zone') },
    { name: t('component'), value: line.component },
    { name: t('extras'), value: line.extras.length > 0 && line.extras.join(' · ') },
    ...addedFacts(line, words),
    { name: line.package?.name ?? '', value: line.package?.value },
  ];
  return (
    <dl className={`${styles.facts} text-small`}>
      {facts.map(
        ({ name, value, note }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value} {note && <span className={styles.note}>{note}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
