import type { SubscriptionErrorView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import styles from './subscription-error-screen.module.css';
import { useGoBack } from './use-go-back.js';
import type texts from './subscription-error.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    subscriptionError: typeof texts;
  }
}

/** A torn ticket: the newsletter could not be subscribed to, and the way back. */
export function SubscriptionErrorScreen({ view }: { view: SubscriptionErrorView }) {
  const { t } = useTranslation('subscriptionError');
  const goBack = useGoBack();
  return (
    <div className={`${styles.page} co-page`}>
      <img src="/pictures/scenes/state-error.svg" alt="" width={240} height={180} />
      <PageTitle>{view.title}</PageTitle>
      <p className="text-lead">{view.text}</p>
      <ButtonLink href={view.home} onClick={goBack}>
        {t('back')}
      </ButtonLink>
    </div>
  );
}

// Its link goes back where one was, which only code can.
SubscriptionErrorScreen.wakesAtRest = true as const;
