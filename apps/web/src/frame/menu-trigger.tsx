import type { FrameView } from '@shop/ports/screens';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './triggers.module.css';
import { useIsland } from './trigger.js';

interface MenuTriggerProps {
  frame: FrameView;
  t: FrameT;
}

/** Opens the phone's menu; without scripts it leads to the same links in the footer. */
export function MenuTrigger({ frame, t }: MenuTriggerProps) {
  const { Island, isOpen, close, link, trigger } = useIsland(
    'menu-drawer',
    async () => (await import('./islands/menu-drawer.js')).MenuDrawer,
  );
  return (
    <>
      <a
        {...link}
        href="#discover"
        className={styles.menu}
        aria-label={t('menu')}
        aria-haspopup="dialog"
      >
        <Icon name="menu-2" size={28} />
      </a>
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}
