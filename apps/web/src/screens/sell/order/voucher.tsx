import type { OrderLineView, VoucherView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { LineFacts } from './line-facts.js';
import styles from './order-line.module.css';

interface VoucherProps {
  readonly voucher: VoucherView;
  readonly line: OrderLineView;
  readonly t: TFunction<'order'>;
}

/** One person's ticket: what a gate reads, and the same in words. */
export function Voucher({ voucher, line, t }: VoucherProps) {
  const { code, number, of } = voucher;
  const title = t('voucher.title', { unit: t(`unit.${voucher.unit}`), number, of });
  return (
    <Ticket
      className={styles.voucher}
      label={`${line.name}, ${title}`}
      stub={<Code {...{ voucher, t }} />}
    >
      <div className={styles.person} data-wall={line.wall}>
        <p className="text-h3">{line.name}</p>
        <p className="text-h4">{title}</p>
        <LineFacts line={line} t={t} />
        <p className={styles.code}>
          <span className="text-caption">{t('voucher.code')}</span> <strong>{code}</strong>
        </p>
        {voucher.unit === 'INFANT' ? (
          <p className="text-small">{t('voucher.free')}</p>
        ) : (
          <Price price={voucher.amount} size="small" />
        )}
      </div>
    </Ticket>
  );
}

/** Black on white in any theme, with its own margin: a reader at a gate needs both. */
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
