import type { FrameView, OrderMailState, OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.js';
import { Section } from '../../../ui/section.js';
import { BeforeYouGo } from './before-you-go.js';
import { EndLinks } from './end-links.js';
import { GivenBack } from './given-back.js';
import { OfferAccount } from './offer-account.js';
import { orderStaticParts } from './late-form.js';
import { isPaid } from './is-paid.js';
import { OrderHead } from './order-head.js';
import { OrderStay } from './order-stay.js';
import { OrderLine } from './order-line.js';
import { Receipt } from './receipt.js';
import { RightsSection } from './rights-section.js';
import { TransferTicket } from './transfer-ticket.js';
import type texts from './order.en.json';
import styles from './order-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    order: typeof texts;
  }
}

export function OrderScreen({ view, frame }: { view: OrderView; frame: FrameView }) {
  const { t } = useTranslation('order');
  const [answered, setAnswered] = useState<OrderMailState>();
  const mail = view.mail && (answered ?? view.mail);
  const asked = { path: frame.path, order: view.id };
  const isConfirmed = view.state === 'confirmed';
  const [path = ''] = frame.path.split('?');
  return (
    <>
      <OrderHead view={view} mail={mail} asked={asked} t={t} answer={setAnswered} />
      <div className={`${styles.order} co-page`}>
        <GivenBack view={view} t={t} />
        {view.state === 'awaiting' &&
          (view.transfer ? (
            <TransferTicket id={view.id} transfer={view.transfer} t={t} />
          ) : (
            <Alert tone="info">{t('transfer.unknown')}</Alert>
          ))}
        {view.lines.length > 0 && <Tickets view={view} t={t} />}
        <Stays view={view} path={path} t={t} />
        {view.rights && showsRights(view) && (
          <RightsSection view={view.rights} order={view.id} path={path} t={t} />
        )}
        <div className={styles.columns}>
          {isConfirmed && (
            <div className={styles.after}>
              {view.lines.length > 0 && (
                <BeforeYouGo lines={view.lines} dateChange={view.dateChange} frame={frame} t={t} />
              )}
              {mail && <EndLinks mail={mail} asked={asked} t={t} answer={setAnswered} />}
              <OfferAccount frame={frame} t={t} />
            </div>
          )}
          <Receipt view={view} t={t} />
        </div>
      </div>
    </>
  );
}
type OrderT = TFunction<'order'>;

function Tickets({ view, t }: { view: OrderView; t: OrderT }) {
  const isConfirmed = view.state === 'confirmed';
  const title = isPaid(view) ? 'lines' : 'unpaid.lines';
  const hasCodes = isConfirmed && view.lines.some(({ vouchers }) => vouchers.length > 0);
  return (
    <Section
      title={t(isConfirmed ? 'tickets' : title)}
      action={hasCodes && <p className={styles.muted}>{t('voucher.show')}</p>}
    >
      <div className={styles.lines}>
        {view.lines.map((line) => (
          <OrderLine key={line.id} line={line} hasVouchers={isConfirmed} t={t} />
        ))}
      </div>
    </Section>
  );
}

function Stays({ view, path, t }: { view: OrderView; path: string; t: OrderT }) {
  if (!view.stays) return null;
  return (
    <Section title={t(isPaid(view) ? 'stay.title' : 'unpaid.lines')}>
      <div className={styles.lines}>
        {view.stays.map((stay) => (
          <OrderStay key={stay.id} order={view.id} stay={stay} path={path} t={t} />
        ))}
      </div>
    </Section>
  );
}

/** Rights of tickets, changes or an open form. A stay shows its own rights. */
const showsRights = ({ lines, rights }: OrderView): boolean =>
  lines.length > 0 || (rights?.changes.length ?? 0) > 0 || rights?.form !== undefined;
OrderScreen.wakesAtRest = true as const;
OrderScreen.staticParts = orderStaticParts;
