import type { TFunction } from 'i18next';
import { useShop } from '../bff/shop.js';
import { Button } from '../ui/button.js';
import styles from './promotions-screen.module.css';

/** A code to be read, and copied where there are scripts. */
export function CopyCode({ code, t }: { code: string; t: TFunction<'promotions'> }) {
  const { toast } = useShop();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast(t('code.copied', { code }));
    } catch {
      toast(t('code.refused', { code }), 'error');
    }
  };
  return (
    <div className={styles.copy}>
      <p>
        <span className="text-small">{t('code.label')}</span>
        <code className={styles.letters}>{code}</code>
      </p>
      <Button tone="onWall" size="sm" className={styles.button} onClick={copy}>
        {t('code.copy')}
        <span className="co-hidden"> {code}</span>
      </Button>
    </div>
  );
}
