import type { SignInView } from '@shop/ports/screens';
import { useTranslation } from '../../../shop/use-translation.js';
import { buttonClass } from '../../../ui/button-look.js';
import { Icon } from '../../../ui/icon.js';
import styles from './sign-in-screen.module.css';

/** Three equal ways to sign in elsewhere. They lead out of the shop, so they are plain links. */
export function Networks({ networks }: Pick<SignInView, 'networks'>) {
  const { t } = useTranslation('signIn');
  if (networks.length === 0) return null;
  return (
    <>
      <ul className={styles.networks} aria-label={t('networks')}>
        {networks.map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={buttonClass({ tone: 'outline' }, styles.network)}>
              <Icon name={`brand-${key}`} />
              <span>{t(`network.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.or}>{t('or')}</p>
    </>
  );
}
