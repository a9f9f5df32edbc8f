import type { FrameView } from '@shop/ports/screens';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './triggers.module.css';
import { useIsland } from './trigger.js';

interface MenuTriggerProps {
  frame: FrameView;
  t: FrameT;
  className?: string;
  /** The last entry of the bottom bar; else the button of the header. */
  isMore?: boolean;
}

/** Opens the phone's menu; without scripts it leads to the same links in the footer. */
export function MenuTrigger({ frame, t, className = styles.menu, isMore }: MenuTriggerProps) {
  const { Island, isOpen, close, link, trigger } = useIsland(
    'menu-drawer',
    async () => (await import('./islands/menu-drawer.js')).MenuDrawer,
  );
  return (
    <>
      <a
        {...link}
        href="#discover"
        className={className}
        aria-label={isMore ? undefined : t('menu')}
        aria-haspopup="dialog"
      >
        <Icon name={isMore ? 'dots' : 'menu-2'} size={28} />
        {isMore && t('nav.more')}
      </a>
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}
