import type { FrameView } from '@shop/ports/screens';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './triggers.module.css';
import { useIsland } from './trigger.js';

interface SettingsTriggerProps {
  frame: FrameView;
  t: FrameT;
  placement: 'strip' | 'menu';
}

/** Opens language, currency and theme; without scripts it leads to the form in the footer. */
export function SettingsTrigger({ frame, t, placement }: SettingsTriggerProps) {
  const { Island, isOpen, close, link, trigger } = useIsland(
    async () => (await import('./islands/settings-panel.js')).SettingsPanel,
  );
  const language = frame.languages.find(({ current }) => current)?.name ?? '';
  return (
    <>
      <a {...link} href="#settings" className={styles[placement]} aria-haspopup="dialog">
        <span className="co-hidden">
          {t('settings.open', { language, currency: frame.currency.name })}
        </span>
        <Icon name="language" size={20} />
        <span aria-hidden="true">
          {frame.language.toUpperCase()} · {frame.currency.code}
        </span>
        <Icon name="chevron-down" size={16} />
      </a>
      {Island && <Island frame={frame} t={t} isOpen={isOpen} close={close} trigger={trigger} />}
    </>
  );
}
