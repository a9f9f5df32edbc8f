import type { FrameView } from '@shop/ports/screens';
import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './triggers.module.css';
import { useIsland } from './trigger.js';

interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  frame: FrameView;
}

/** Opens the phone's menu; without scripts it links to the footer. */
export function MenuLink({ frame, ...rest }: MenuLinkProps) {
  const { Island, isOpen, close, link, trigger } = useIsland(
    'menu-drawer',
    async () => (await import('./islands/menu-drawer.js')).MenuDrawer,
  );
  return (
    <>
      <a {...rest} {...link} href="#discover" aria-haspopup="dialog" />
      {Island && <Island frame={frame} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}

export const MenuTrigger = ({ frame, t }: { frame: FrameView; t: FrameT }) => (
  <MenuLink frame={frame} className={styles.menu} aria-label={t('menu')}>
    <Icon name="menu-2" size={28} />
  </MenuLink>
);
