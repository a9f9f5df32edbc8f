import { useShop } from '../../shop/shop.js';
import { Button } from '../../ui/button.js';
import styles from './coupon-card.module.css';

export interface CodeWords {
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  /** Shown if copying failed; contains the code. */
  readonly refused: string;
}

/** A code with a copy button, which needs scripts. */
export function CopyCode({ code, words }: { code: string; words: CodeWords }) {
  const { toast } = useShop();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast(words.copied);
    } catch {
      toast(words.refused, 'error');
    }
  };
  return (
    <div className={styles.copy}>
      <CodeText code={code} label={words.label} />
      <Button tone="onWall" size="sm" className={styles.button} onClick={copy}>
        {words.copy}
        <span className="co-hidden"> {code}</span>
      </Button>
    </div>
  );
}

export const CodeText = ({ code, label }: { code: string; label: string }) => (
  <p className={styles.text}>
    <span className="text-small">{label}</span>
    <code className={styles.letters} translate="no">
      {code}
    </code>
  </p>
);
