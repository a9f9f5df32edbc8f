import { useTranslation } from 'react-i18next';
import { ErrorPage, type ErrorScreenProps } from './error-page.js';
import styles from './error-page.module.css';

/** Says on which side it failed, and the reference to name on the phone. */
export function InternalErrorScreen(props: ErrorScreenProps) {
  const { t } = useTranslation('errors');
  const { side, reference } = props.view;
  return (
    <ErrorPage {...props} scene="state-error">
      {(side || reference) && (
        <p className={`${styles.muted} text-small`}>
          {side && <span>{t(side)}</span>}
          {reference && <span className={styles.reference}>{t('reference', { reference })}</span>}
        </p>
      )}
    </ErrorPage>
  );
}
