import type { Language } from '@shop/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useShop } from '../../shop/shop.js';
import { translatorOf } from '../../shop/texts.js';
import { Icon } from '../../ui/icon.js';
import styles from './offline-banner.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** The server, and the first render after it, know of no outage. */
const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Says that there is no connection, for as long as there is none (U59). Nothing else changes: what
 * was typed stays typed. It is spoken by the page's own polite region, which was there before.
 */
export function OfflineBanner({ language }: { language: Language }) {
  const isOnline = useIsOnline();
  const { announce } = useShop();
  const translator = translatorOf(language);
  const text = translator.getFixedT(language, 'frame')('error.offline');
  const back = translator.getFixedT(language, 'standalone')('online');
  useEffect(() => {
    if (isOnline) return undefined;
    announce(text);
    return () => announce(back);
  }, [isOnline, announce, text, back]);
  if (isOnline) return null;
  return (
    <p className={styles.banner}>
      <Icon name="alert-triangle" size={20} />
      {text}
    </p>
  );
}
