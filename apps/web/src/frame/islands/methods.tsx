import type { Language } from '@shop/domain';
import { methodsScreen } from '@shop/ports/screens';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import styles from './islands.module.css';

interface MethodsProps {
  /** The currency selected in the form, applied or not. */
  currency: string;
  language: Language;
}

/** Payment methods of a currency. Its height is fixed, so that the buttons below do not move. */
export const Methods = (props: MethodsProps) => (
  <div className={styles.ways}>
    <Known {...props} />
  </div>
);

function Known({ currency, language }: MethodsProps) {
  const { t } = useTranslation('footer');
  const { t: say } = useTranslation('shop');
  const { bff } = useShop();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['methods', currency, language],
    queryFn: ({ signal }) => bff.show(methodsScreen, { currency, language }, { signal }),
    staleTime: 300_000,
    retry: false,
  });
  if (isPending)
    return (
      <p role="status" className={styles.wait}>
        {t('settings.methodsLoading')}
      </p>
    );
  const problem = data ? data.problem : say('methods');
  if (problem !== undefined)
    return (
      <Alert
        tone="error"
        actions={
          <Button size="sm" tone="outline" onClick={() => void refetch()}>
            {t('settings.retry')}
          </Button>
        }
      >
        {problem}
      </Alert>
    );
  if (!data || data.methods.length === 0)
    return <p className={styles.wait}>{t('settings.noMethods')}</p>;
  return (
    <>
      <p className={styles.methodsTitle}>{t('settings.methods', { currency })}</p>
      <ul className={styles.methods}>
        {data.methods.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </>
  );
}
