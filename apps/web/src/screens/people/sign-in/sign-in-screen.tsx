import type { FrameView, SignInView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BesideWall } from './beside-wall.js';
import { Networks } from './networks.js';
import { SignInForm } from './sign-in-form.js';
import styles from './sign-in-screen.module.css';
import { SignUpForm } from './sign-up-form.js';
import type texts from './sign-in.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    signIn: typeof texts;
  }
}

/** Sign in or sign up. Each mode has its own form and state. */
export function SignInScreen({ view, frame }: { view: SignInView; frame: FrameView }) {
  const { t } = useTranslation('signIn');
  const { mode, told } = view;
  const Form = mode === 'signIn' ? SignInForm : SignUpForm;
  return (
    <BesideWall wall={view.wall} frame={frame}>
      <PageTitle>{t(`${mode}.title`)}</PageTitle>
      {told && (
        <Alert tone={told === 'signedOut' ? 'info' : 'success'} title={t(`told.${told}`)}>
          {t(`told.${told}Text`)}
        </Alert>
      )}
      <Networks view={view} />
      <Form key={mode} view={view} frame={frame} />
      <p className={styles.other}>
        {t(`${mode}.other`)}{' '}
        <AppLink href={view.other} className={styles.link}>
          {t(`${mode}.otherLink`)}
        </AppLink>
      </p>
    </BesideWall>
  );
}
SignInScreen.wakesAtRest = true as const;
