import type { DirectionsView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Section } from '../../../ui/section.js';
import styles from './distances.module.css';

export function Distances({ view, t }: { view: DirectionsView; t: TFunction<'directions'> }) {
  return (
    <Section title={t('distances.title')} id="distances">
      <table className={styles.table}>
        <caption className="co-hidden">{t('distances.caption', { name: view.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distances.from')}</th>
            <th scope="col">{t('distances.road')}</th>
            <th scope="col">{t('distances.time')}</th>
          </tr>
        </thead>
        <tbody>
          {view.distances.map(({ from, distance, time, isByFerry }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              <td>{distance}</td>
              <td>
                {time} {isByFerry && <span className="text-small">{t('distances.ferry')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${styles.note} text-small`}>{t('distances.note')}</p>
    </Section>
  );
}
