import type { OrderLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { LineSummary } from '../../../parts/summary/line-summary.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { LineFacts } from './line-facts.js';
import styles from './order-line.module.css';
import { Voucher } from './voucher.js';

type OrderT = TFunction<'order'>;

/** One product of the order: when and what, how its price came about, a ticket for each person. */
export function OrderLine(props: { line: OrderLineView; hasVouchers: boolean; t: OrderT }) {
  const { line, hasVouchers, t } = props;
  return (
    <article className={styles.line} data-wall={line.wall} aria-labelledby={`line-${line.id}`}>
      <SceneImage
        scene={line.scene}
        wall={line.wall}
        crop="wide"
        decorative
        sizesClass={styles.scene}
      />
      <div className={styles.what}>
        <h2 id={`line-${line.id}`} className="text-h2">
          {line.name}
        </h2>
        <LineFacts line={line} t={t} />
        <div className={styles.price}>
          <h3 className="text-h4">{t('price')}</h3>
          <LineSummary summary={line.summary} />
        </div>
      </div>
      {hasVouchers && line.vouchers.length > 0 && (
        <>
          <p className="text-small">{t('voucher.show')}</p>
          <ul className={styles.vouchers}>
            {line.vouchers.map((voucher) => (
              <li key={voucher.code}>
                <Voucher voucher={voucher} line={line} t={t} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
