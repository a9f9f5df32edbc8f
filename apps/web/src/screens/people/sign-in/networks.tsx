import type { SignInView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-look.js';
import { Icon } from '../../../ui/icon.js';
import styles from './sign-in-screen.module.css';
import { signInFormId } from './sign-form.js';

/**
 * "Remember me" and the sign-in networks. Plain links, since `form-action` would block a form that
 * redirects elsewhere: CSS shows the link that matches the checkbox. The checkbox also belongs to
 * the sign-in form.
 */
export function Networks({ view }: { view: SignInView }) {
  const { t } = useTranslation('signIn');
  const { networks, remember } = view;
  return (
    <>
      <div className={styles.ways}>
        <label className={styles.box}>
          <input
            type="checkbox"
            name="remember"
            value="yes"
            form={signInFormId}
            defaultChecked={remember}
          />
          <span>{t('remember')}</span>
        </label>
        <ul className={styles.networks} aria-label={t('networks')}>
          {networks.map(({ key, href, rememberedHref }) => (
            <li key={key}>
              {[href, rememberedHref].map((way) => (
                <a
                  key={way}
                  href={way}
                  className={buttonClass({ tone: 'outline' }, styles.network)}
                >
                  <Icon name={`brand-${key}`} />
                  <span>{t(`network.${key}`)}</span>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.or}>{t('or')}</p>
    </>
  );
}
