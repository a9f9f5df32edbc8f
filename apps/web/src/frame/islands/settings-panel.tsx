import { Popover, Portal } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Island, type IslandProps } from './island.js';
import { SettingsForm } from './settings-form.js';
import { Sheet } from './sheet.js';

const desktop = '(min-width: 64rem)';

/** Which of two parts to open: asked of the window, since only a browser gets here. */
function useIsDesktop(): boolean {
  const [isDesktop, setDesktop] = useState(() => matchMedia(desktop).matches);
  useEffect(() => {
    const query = matchMedia(desktop);
    const follow = () => setDesktop(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isDesktop;
}

/** Language, currency with its ways to pay, theme: a popover on a desktop, a sheet on a phone. */
export function SettingsPanel(props: IslandProps) {
  const { frame, t, isOpen, close, trigger } = props;
  const form = <SettingsForm frame={frame} t={t} close={close} />;
  if (useIsDesktop()) return <Bubble {...props}>{form}</Bubble>;
  return (
    <Sheet
      isOpen={isOpen}
      close={close}
      trigger={trigger}
      title={t('settings.title')}
      closeLabel={t('settings.close')}
      placement="bottom"
    >
      {form}
    </Sheet>
  );
}

function Bubble({ t, isOpen, close, trigger, children }: IslandProps & { children: ReactNode }) {
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
                <h2>{t('settings.title')}</h2>
              </Popover.Title>
              {children}
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </Island>
  );
}
