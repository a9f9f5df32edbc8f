import type { GuideCell, PriceGuideView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Price } from '../../../ui/price.js';
import styles from './price-guide-screen.module.css';

interface GuideTableProps {
  view: PriceGuideView;
  t: TFunction<'priceGuide'>;
}

/** A heat map of days by tickets; the text repeats what the colours say. */
export function GuideTable({ view, t }: GuideTableProps) {
  const name = t('of', { place: view.place.name, month: view.monthTitle });
  return (
    // Focusable, so that keys can scroll it.
    <div className={styles.region} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <caption className="co-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {view.columns.map((column) => (
              <th key={column.slug} scope="col" className={whenOther(column.isChosen)}>
                <AppLink href={column.href}>{column.name}</AppLink>
                <span className={styles.hours}>{column.hours}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.day}>
              <th scope="row">
                {row.date}
                {row.isToday && <span className={styles.today}>{t('today')}</span>}
              </th>
              {row.cells.map((cell, position) => (
                <td
                  key={view.columns[position]?.slug}
                  data-tint={cell.kind === 'price' ? cell.tint : undefined}
                  className={whenOther(view.columns[position]?.isChosen)}
                >
                  <Cell cell={cell} date={row.longDate} t={t} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Other tickets show only where all fit. */
const whenOther = (isChosen: boolean | undefined) => (isChosen ? undefined : styles.other);

function Cell({ cell, date, t }: { cell: GuideCell; date: string; t: TFunction<'priceGuide'> }) {
  if (cell.kind !== 'price') return <span className={styles.none}>{t(`cell.${cell.kind}`)}</span>;
  return (
    <AppLink href={cell.href} className={styles.price}>
      <Price price={cell.price} size="small" />
      <span className="co-hidden">, {date}</span>
      {cell.isBest && <span className={styles.best}>{t('cell.best')}</span>}
      {cell.isLimited && <span className={styles.few}>{t('cell.limited')}</span>}
    </AppLink>
  );
}
