import type { FrameView, PaymentView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { useConfirming } from '../order/use-confirming.js';
import styles from './payment-screen.module.css';
import type texts from './payment.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    payment: typeof texts;
  }
}

/** The outcome of a payment. While it is being checked, the page updates itself. */
export function PaymentScreen({ view, frame }: { view: PaymentView; frame: FrameView }) {
  const { t } = useTranslation('payment');
  const { state } = view;
  const isLate = useConfirming(state === 'checking');
  return (
    <div className={`${styles.page} co-page`}>
      <PageTitle>{t(`${state}.title`)}</PageTitle>
      <p className="text-lead" role="status">
        {state === 'checking' && isLate ? t('checking.slow') : t(`${state}.text`)}
      </p>
      <div className={styles.ways}>
        <Ways view={view} path={frame.path} />
      </div>
    </div>
  );
}
PaymentScreen.wakesAtRest = true as const;

function Ways({ view, path }: { view: PaymentView; path: string }) {
  const { t } = useTranslation('payment');
  const findOrder = view.order
    ? { href: view.order, text: t('order') }
    : { href: view.findOrder, text: t('findOrder') };
  const ways = {
    checking: [
      { href: path, text: t('checking.reload') },
      ...(view.payAt ? [{ href: view.payAt, text: t('checking.pay') }] : []),
      findOrder,
    ],
    paid: [findOrder],
    failed: [
      { href: view.checkout, text: t('failed.again') },
      { href: view.list, text: t('list') },
    ],
    givenBack: [{ href: view.list, text: t('list') }],
  }[view.state];
  return ways.map(({ href, text }, at) => (
    <ButtonLink key={href} href={href} {...(at > 0 && { tone: 'outline' as const })}>
      {text}
    </ButtonLink>
  ));
}
