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

// Only code can make the link go back in history.
SubscriptionErrorScreen.wakesAtRest = true as const;
