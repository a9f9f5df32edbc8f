import type { OrderLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Alert } from '../../../ui/alert.js';
import { classNames } from '../../../ui/class-names.js';
import { LineFacts } from './line-facts.js';
import styles from './order-line.module.css';
import { Voucher } from './voucher.js';

type OrderT = TFunction<'order'>;

/** One product of the order, with a voucher for each person. */
export function OrderLine(props: { line: OrderLineView; hasVouchers: boolean; t: OrderT }) {
  const { line, hasVouchers, t } = props;
  const vouchers = hasVouchers ? line.vouchers : [];
  const files = line.files ?? [];
  return (
    <article
      className={classNames(styles.sheet, vouchers.length > 0 && styles.whole)}
      data-wall={line.wall}
      aria-labelledby={`line-${line.id}`}
    >
      <div className={styles.place}>
        {!line.cancelled && (
          <SceneImage
            scene={line.scene}
            wall={line.wall}
            crop="wide"
            decorative
            sizesClass={styles.scene}
          />
        )}
        <div className={styles.what}>
          <h3 id={`line-${line.id}`} className="text-h3">
            {line.name}
          </h3>
          {line.cancelled && <p className={`${styles.gone} text-label`}>{t('gone')}</p>}
          <LineFacts line={line} t={t} />
          {line.missing !== undefined && (
            <Alert tone="warning">
              {t('voucher.missing', {
                missing: line.missing,
                of: line.missing + line.vouchers.length + files.length,
              })}
            </Alert>
          )}
          {hasVouchers && files.length > 0 && <TicketFiles files={[...new Set(files)]} t={t} />}
        </div>
      </div>
      {vouchers.length > 0 && (
        // Focusable, so that keys can scroll it.
        <ul className={styles.vouchers} tabIndex={0} aria-label={`${line.name}, ${t('tickets')}`}>
          {vouchers.map((voucher) => (
            <li key={voucher.code} className={styles.coupon}>
              <Voucher voucher={voucher} line={line} t={t} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function TicketFiles({ files, t }: { files: readonly string[]; t: OrderT }) {
  return (
    <>
      <p>{t('voucher.files')}</p>
      {files.map((file, at) => (
        <p key={file}>
          <AppLink href={file} target="_blank" rel="noreferrer">
            {files.length === 1
              ? t('voucher.file')
              : t('voucher.fileOf', { number: at + 1, of: files.length })}
          </AppLink>
        </p>
      ))}
    </>
  );
}
