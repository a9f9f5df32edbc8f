import type { OrderLineView, VoucherView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Price } from '../../../ui/price.js';
import { classNames } from '../../../ui/class-names.js';
import { LineFacts } from './line-facts.js';
import styles from './order-line.module.css';

interface VoucherProps {
  readonly voucher: VoucherView;
  readonly line: OrderLineView;
  readonly t: TFunction<'order'>;
}

/** One person's ticket: a code for the gate, and text. Printed on a page of its own. */
export function Voucher({ voucher, line, t }: VoucherProps) {
  const { code, number, of, used } = voucher;
  const title = t('voucher.title', { unit: t(`unit.${voucher.unit}`), number, of });
  return (
    <div
      role="group"
      aria-label={`${line.name}, ${title}`}
      className={classNames(styles.voucher, used && styles.used)}
    >
      <p className="text-label">{title}</p>
      <Code voucher={voucher} t={t} />
      {used && (
        <p className={`${styles.stamp} text-small`}>
          {used.at ? t('voucher.usedAt', { at: used.at }) : t('voucher.used')}
        </p>
      )}
      <p className={styles.code}>
        <span className="co-hidden">{t('voucher.code')}</span>{' '}
        <strong translate="no">{code}</strong>
      </p>
      <p className="text-caption">
        {voucher.unit === 'INFANT' ? (
          t('voucher.free')
        ) : (
          <Price price={voucher.amount} size="small" />
        )}
      </p>
      <Wallets voucher={voucher} t={t} />
      <div className={styles.onPaper}>
        <p className="text-h3">{line.name}</p>
        <LineFacts line={line} t={t} />
      </div>
    </div>
  );
}

/** A file, or the wallet provider's site: the browser handles both. */
function Wallets({ voucher: { wallets = [] }, t }: Pick<VoucherProps, 'voucher' | 't'>) {
  return wallets.map(({ kind, href }) => (
    <p key={kind} className={styles.wallet}>
      <AppLink href={href}>{t(`voucher.wallet.${kind}`)}</AppLink>
    </p>
  ));
}

/** Black on white with a margin in any theme, as scanners need. */
function Code({ voucher: { code, qr }, t }: Pick<VoucherProps, 'voucher' | 't'>) {
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={t('voucher.qr', { code })}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      width={176}
      height={176}
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} className={styles.paper} />
      <path d={qr.path} className={styles.ink} />
    </svg>
  );
}
