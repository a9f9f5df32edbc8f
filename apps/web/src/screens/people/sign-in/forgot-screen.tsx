import type { ForgotView, FrameView } from '@shop/ports/screens';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BesideWall } from './beside-wall.js';
import { ForgotForm } from './forgot-form.js';
import styles from './sign-in-screen.module.css';

/** Replies the same whether or not such an account exists. */
export function ForgotScreen({ view, frame }: { view: ForgotView; frame: FrameView }) {
  const { t } = useTranslation('signIn');
  const [isSent, setSent] = useState(false);
  return (
    <BesideWall wall={view.wall} frame={frame}>
      <PageTitle>{t('forgot.title')}</PageTitle>
      {isSent || view.isSent ? (
        <Sent isNew={isSent} />
      ) : (
        <>
          <p className="text-lead">{t('forgot.text')}</p>
          <ForgotForm view={view} frame={frame} done={() => setSent(true)} />
        </>
      )}
      <p>
        <AppLink href={view.signIn} className={styles.link}>
          {t('forgot.back')}
        </AppLink>
      </p>
    </BesideWall>
  );
}
ForgotScreen.wakesAtRest = true as const;

/** Replaces the form and takes the focus, since the button is gone. */
function Sent({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('signIn');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  return (
    <>
      <p ref={words} tabIndex={-1} className="text-lead">
        {t('forgot.sent')}
      </p>
      <p>{t('forgot.sentText')}</p>
    </>
  );
}
