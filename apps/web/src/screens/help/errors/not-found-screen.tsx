import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { ErrorPage, type ErrorScreenProps } from './error-page.js';

/** The path ends at the sea: what is not there, and three places that are. */
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
