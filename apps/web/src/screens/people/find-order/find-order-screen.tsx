import type { FindOrderView, FrameView } from '@shop/ports/screens';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BesideWall } from '../sign-in/beside-wall.js';
import styles from '../sign-in/sign-in-screen.module.css';
import type texts from './find-order.en.json';
import { FindOrderForm } from './find-order-form.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    findOrder: typeof texts;
  }
}

/** Replies the same whether or not such an order exists. */
export function FindOrderScreen({ view, frame }: { view: FindOrderView; frame: FrameView }) {
  const { t } = useTranslation('findOrder');
  const [isSent, setSent] = useState(false);
  return (
    <BesideWall wall={view.wall} frame={frame}>
      <PageTitle>{t('title')}</PageTitle>
      {isSent || view.isSent ? (
        <Sent isNew={isSent} />
      ) : (
        <>
          <p className="text-lead">{t('text')}</p>
          <FindOrderForm view={view} frame={frame} done={() => setSent(true)} />
        </>
      )}
      <Help frame={frame} />
    </BesideWall>
  );
}
FindOrderScreen.wakesAtRest = true as const;

/** Replaces the form and takes the focus, since the button is gone. */
function Sent({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('findOrder');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  return (
    <>
      <p ref={words} tabIndex={-1} className="text-lead">
        {t('sent')}
      </p>
      <p>{t('sentText')}</p>
    </>
  );
}

/** For visitors without the order number or access to that email. */
function Help({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('findOrder');
  const { phones } = frame.callCentre;
  const phone = phones.find(({ country }) => country === frame.phoneISO) ?? phones[0];
  if (!phone) return null;
  return (
    <p className={styles.other}>
      {t('help')}{' '}
      <AppLink href={phone.href} className={styles.link}>
        {t('call', { number: phone.number })}
      </AppLink>
    </p>
  );
}
