import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { ErrorPage, type ErrorScreenProps } from './error-page.js';

export function NotFoundScreen(props: ErrorScreenProps) {
  const { t } = useTranslation('errors');
  const { findOrder } = props.view;
  return (
    <ErrorPage {...props} scene="state-not-found">
      {findOrder && (
        <p>
          <ButtonLink href={findOrder} size="lg">
            {t('findOrder')}
          </ButtonLink>
        </p>
      )}
    </ErrorPage>
  );
}
