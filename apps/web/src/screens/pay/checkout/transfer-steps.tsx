import { Alert } from '../../../ui/alert.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import styles from './pay-ways.module.css';

interface TransferProps {
  readonly transfer: NonNullable<OpenCheckout['transfer']>;
  readonly total: string;
  readonly t: CheckoutT;
}

/** Steps and deadline; account and reference come with the order. */
export function TransferSteps({ transfer: { hours, until }, total, t }: TransferProps) {
  const steps = [
    { title: t('way.transfer.confirm'), text: t('way.transfer.confirmText', { hours }) },
    { title: t('way.transfer.send', { total }), text: t('way.transfer.sendText') },
    { title: t('way.transfer.write'), text: t('way.transfer.writeText') },
  ];
  return (
    <>
      <ol className={styles.transfer}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
      <Alert tone="info">{t('way.transfer.until', { until })}</Alert>
    </>
  );
}
