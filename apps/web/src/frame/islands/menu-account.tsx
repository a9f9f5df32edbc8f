import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.js';
import { AccountLink } from '../parts/account-link.js';
import { SignOut } from '../../parts/account/sign-out.js';
import { useVisitor } from '../../shop/visitor.js';
import type { IslandProps } from '../../parts/islands/island.js';
import styles from './islands.module.css';

export function MenuAccount({ frame, close }: Pick<IslandProps, 'frame' | 'close'>) {
  const { t } = useTranslation('visitor');
  const isKnown = useVisitor().account.kind === 'known';
  return (
    <section aria-label={t('part')}>
      <AccountLink frame={frame} className={styles.row} onLeave={close} />
      {isKnown && (
        <SignOut frame={frame} className={styles.row}>
          <Icon name="logout" size={20} />
          {t('signOut')}
        </SignOut>
      )}
    </section>
  );
}
