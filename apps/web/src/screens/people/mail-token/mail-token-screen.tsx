import type { FrameView, MailTokenView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BesideWall } from '../sign-in/beside-wall.js';
import styles from '../sign-in/sign-in-screen.module.css';
import type texts from './mail-token.en.json';
import { MailTokenForm } from './mail-token-form.js';
import { useMailToken } from './use-mail-token.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    mailToken: typeof texts;
  }
}

/** Where the links of account emails lead. */
export function MailTokenScreen({ view, frame }: { view: MailTokenView; frame: FrameView }) {
  const { t } = useTranslation('mailToken');
  const form = useMailToken(view, frame.language);
  const { mode, forgot, signIn } = view;
  return (
    <BesideWall wall={view.wall} frame={frame}>
      <PageTitle>{t(`${mode}.title`)}</PageTitle>
      <p className="text-lead">{t(`${mode}.text`)}</p>
      <MailTokenForm view={view} frame={frame} form={form} />
      {!form.isEnded && (
        <p className={styles.other}>
          {t('newLink.text')}{' '}
          <AppLink href={forgot} className={styles.link}>
            {t('newLink.link')}
          </AppLink>
        </p>
      )}
      <p>
        <AppLink href={signIn} className={styles.link}>
          {t('back')}
        </AppLink>
      </p>
    </BesideWall>
  );
}
MailTokenScreen.wakesAtRest = true as const;
