import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.js';
import { useIsland } from '../trigger.js';
import styles from './chat.module.css';

/** The desktop's chat button. The chat loads on the first click. */
export function Chat({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { Island, isOpen, close, link, trigger } = useIsland(
    'chat-panel',
    async () => (await import('../islands/chat-panel.js')).ChatPanel,
  );
  return (
    <aside aria-label={t('contact.chatPart')}>
      <a
        {...link}
        href={frame.contact.chat}
        target="_blank"
        rel="noopener"
        className={styles.chat}
        aria-label={t('contact.chat')}
      >
        <Icon name="headset" size={28} />
      </a>
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </aside>
  );
}
