import { undoChange, type UndoView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './undo-bar.module.css';
import { useOffer } from './use-offer.js';
import type { Undoing } from './use-undo.js';

interface UndoBarProps {
  readonly undoing: Undoing;
  readonly path: string;
  readonly t: TFunction<'cart'>;
}

/**
 * The last change, with an undo button. Without scripts it is in flow; with scripts it overlays the
 * page and disappears after a while (docs/rules/cart.md#undo). After a failed undo it stays, for a
 * retry.
 */
export function UndoBar({ undoing, path, t }: UndoBarProps) {
  const { offered, problems, isBusy, dismiss } = undoing;
  const isRefused = problems.length > 0;
  const isOpen = !isRefused && !isBusy;
  const { ref, hold } = useOffer(isOpen ? offered?.back : undefined, dismiss);
  const isAwake = useIsAwake();
  if (!offered) return null;
  return (
    <div
      className={styles.place}
      data-awake={isAwake || undefined}
      data-undo=""
      ref={ref}
      {...hold}
    >
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <div className={styles.row}>
        <Offer offered={offered} undoing={undoing} path={path} t={t} />
        {isAwake && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('undo.close')}
            onClick={dismiss}
          >
            <Icon name="x" size={20} />
          </button>
        )}
      </div>
    </div>
  );
}

function Offer(props: UndoBarProps & { offered: UndoView }) {
  const { offered, undoing, path, t } = props;
  const { text, isBusy, undo } = undoing;
  return (
    <form
      method="post"
      action={`/api${undoChange.path}`}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        undo(path);
      }}
    >
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="back" value={offered.back} />
      <input type="hidden" name="attempt" value={offered.attempt} />
      <Icon name="circle-check" size={24} />
      <p className={styles.words}>
        <span className="text-label">{text}</span>
        <span className={`${styles.notice} text-caption`}>{offered.notice}</span>
        {offered.rests && <span className="text-caption">{offered.rests}</span>}
      </p>
      <Button type="submit" tone="onWall" size="sm" busy={isBusy}>
        {t('undo.press')}
      </Button>
    </form>
  );
}

/** True after hydration: only then can it disappear, so only then may it overlay the page. */
function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}
