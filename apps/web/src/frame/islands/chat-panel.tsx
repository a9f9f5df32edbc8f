import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.js';
import styles from './chat-panel.module.css';
import type { IslandProps } from '../../parts/islands/island.js';

/** The chat's own page in an iframe, which stays loaded after the panel closes. */
export function ChatPanel({ frame, isOpen, close, trigger }: IslandProps) {
  const { t } = useTranslation('footer');
  const button = useRef<HTMLButtonElement>(null);
  // Focus it at once: Escape only works inside the panel.
  useLayoutEffect(() => {
    if (isOpen) button.current?.focus();
  }, [isOpen]);
  const leave = () => {
    close();
    trigger.current?.focus();
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  return (
    <div
      role="dialog"
      aria-label={t('contact.chat')}
      className={styles.panel}
      hidden={!isOpen}
      onKeyDown={escape}
    >
      <div className={styles.head}>
        <h2>{t('contact.chat')}</h2>
        <button ref={button} type="button" onClick={leave} aria-label={t('chat.close')}>
          <Icon name="x" />
        </button>
      </div>
      <iframe src={frame.contact.chat} title={t('contact.chat')} referrerPolicy="origin" />
    </div>
  );
}
