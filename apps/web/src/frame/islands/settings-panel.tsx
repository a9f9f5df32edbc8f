import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble } from './bubble.js';
import type { IslandProps } from '../../parts/islands/island.js';
import { SettingsForm } from './settings-form.js';
import { Sheet } from './sheet.js';

const desktop = '(min-width: 64rem)';

/** Renders in browsers only, so it can use `matchMedia`. */
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

/** A popover on desktops, a sheet on phones. */
export function SettingsPanel({ frame, ...rest }: IslandProps) {
  const { t } = useTranslation('footer');
  const title = t('settings.title');
  const form = <SettingsForm frame={frame} close={rest.close} />;
  if (useIsDesktop())
    return (
      <Bubble {...rest} title={title}>
        {form}
      </Bubble>
    );
  return (
    <Sheet {...rest} title={title} closeLabel={t('settings.close')} placement="bottom">
      {form}
    </Sheet>
  );
}
