import type { OrderView, TransferView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useSecondsLeft } from '../../../parts/hold/use-seconds-left.js';
import { useShop } from '../../../shop/shop.js';
import { Button } from '../../../ui/button.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './transfer-ticket.module.css';

type OrderT = TFunction<'order'>;

interface TransferProps {
  readonly id: OrderView['id'];
  readonly transfer: TransferView;
  readonly t: OrderT;
}

/** Bank details, each with a copy button, and the time left. */
export function TransferTicket({ id, transfer, t }: TransferProps) {
  const { bank, beneficiary, account, reference, amount, plainAmount, mailTo } = transfer;
  return (
    <Ticket
      stub={<TimeLeft transfer={transfer} t={t} />}
      label={t('transfer.title')}
      className={styles.ticket}
    >
      <h2 className="text-h3">{t('transfer.title')}</h2>
      <p className={`${styles.soft} text-small`}>{t('transfer.order', { id })}</p>
      <dl className={styles.data}>
        <Datum name={t('transfer.amount')} value={amount.text} copied={plainAmount} t={t} />
        <Datum name={t('transfer.reference')} value={reference} t={t} />
        <Datum name={t('transfer.account')} value={account} t={t} />
        <Datum name={t('transfer.bank')} value={bank} />
        <Datum name={t('transfer.beneficiary')} value={beneficiary} t={t} />
      </dl>
      <p className="text-small">{t('transfer.once')}</p>
      <p className={`${styles.soft} text-small`}>{t('transfer.mail', { to: mailTo })}</p>
    </Ticket>
  );
}

interface DatumProps {
  readonly name: string;
  readonly value: string;
  /** Copied text, if it differs from the shown one. */
  readonly copied?: string;
  readonly t?: OrderT;
}

function Datum({ name, value, copied = value, t }: DatumProps) {
  const { toast } = useShop();
  const copy = async (say: OrderT) => {
    try {
      await navigator.clipboard.writeText(copied);
      toast(say('transfer.copied', { what: name }));
    } catch {
      // No clipboard, or no permission.
      toast(say('transfer.notCopied', { what: name }), 'error');
    }
  };
  return (
    <div>
      <dt className="text-small">{name}</dt>
      <dd translate="no">{value}</dd>
      {t && (
        <dd className={styles.copy}>
          <Button
            tone="quiet"
            size="sm"
            aria-label={t('transfer.copyWhat', { what: name })}
            onClick={() => void copy(t)}
          >
            {t('transfer.copy')}
          </Button>
        </dd>
      )}
    </div>
  );
}

const hourSeconds = 3_600;

/** A ring with one dot per hour; dots vanish as time passes. The text says the same. */
function TimeLeft({ transfer, t }: Omit<TransferProps, 'id'>) {
  const seconds = useSecondsLeft(transfer) ?? transfer.secondsLeft;
  const hours = Math.floor(seconds / hourSeconds);
  const minutes = Math.floor((seconds % hourSeconds) / 60);
  const full = Math.ceil(seconds / hourSeconds);
  return (
    <div className={styles.time}>
      <div className={styles.clock}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path className={styles.gone} d={dots(full, transfer.hours, transfer.hours)} />
          <path d={dots(0, full, transfer.hours)} />
        </svg>
        <p>
          <strong className={styles.left}>{t('transfer.left', { hours, minutes })}</strong>
          <span className="text-small">{t('transfer.toDeposit')}</span>
        </p>
      </div>
      <p>
        <strong className={styles.until}>{t('transfer.until', { until: transfer.until })}</strong>
        <span className={`${styles.soft} text-small`}>{t('transfer.zone')}</span>
      </p>
    </div>
  );
}

/** SVG path of dots `from` to `to`, clockwise from the top. */
function dots(from: number, to: number, of: number): string {
  const at = (index: number) => {
    const angle = (2 * Math.PI * index) / of;
    return `M${(46 * Math.sin(angle)).toFixed(1)} ${(-46 * Math.cos(angle)).toFixed(1)}h0`;
  };
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => at(from + index)).join('');
}
