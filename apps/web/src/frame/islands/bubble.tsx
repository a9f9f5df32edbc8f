import { Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Island, type IslandProps } from '../../parts/islands/island.js';

type BubbleProps = Pick<IslandProps, 'isOpen' | 'close' | 'trigger'> & {
  title: string;
  children: ReactNode;
};

/** A desktop popover below its trigger, closed by Escape. */
export function Bubble({ title, isOpen, close, trigger, children }: BubbleProps) {
  return (
    <Island>
      <Popover.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && close()}
        positioning={{
          placement: 'bottom-end',
          gutter: 8,
          getAnchorElement: () => trigger.current,
        }}
        finalFocusEl={() => trigger.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content>
              <Popover.Title asChild>
                <h2>{title}</h2>
              </Popover.Title>
              {children}
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </Island>
  );
}
