import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import styles from './header.module.css';

interface CartLinkProps {
  frame: Pick<FrameView, 'cart'>;
  count: number;
}

/** The server also renders it alone for cached pages: once per page, without page state. */
export function CartLink({ frame: { cart }, count }: CartLinkProps) {
  const { t } = useTranslation('frame');
  return (
    <AppLink href={cart.href} className={styles.cart}>
      <span className="co-hidden">{t('cart.count', { count })}</span>
      <Icon name="ticket" size={28} />
      <span className={styles.cartWord} aria-hidden="true">
        {t('cart.name')}
      </span>
      <span
        className={styles.count}
        aria-hidden="true"
        data-cart-count=""
        data-empty={count === 0 || undefined}
      >
        {count}
      </span>
    </AppLink>
  );
}
