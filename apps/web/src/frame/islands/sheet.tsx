import { Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { Island, type IslandProps } from '../../parts/islands/island.js';
import styles from './islands.module.css';

type SheetProps = Pick<IslandProps, 'isOpen' | 'close' | 'trigger'> & {
  title: string;
  closeLabel: string;
  placement: 'start' | 'bottom';
  children: ReactNode;
};

/** A modal sheet, closed by Escape; the focus returns to the trigger. */
export function Sheet({ title, closeLabel, placement, children, ...rest }: SheetProps) {
  return (
    <Island>
      <Drawer.Root
        open={rest.isOpen}
        onOpenChange={({ open }) => !open && rest.close()}
        finalFocusEl={() => rest.trigger.current}
        placement={placement}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{title}</Drawer.Title>
                <Drawer.CloseTrigger className={styles.close} aria-label={closeLabel}>
                  <Icon name="x" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>{children}</Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Island>
  );
}
