import { undoChange } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './undo-bar.module.css';
import type { Undoing } from './use-undo.js';

interface UndoBarProps {
  readonly undoing: Undoing;
  readonly path: string;
  readonly t: TFunction<'cart'>;
}

/** How long the way back is offered, while nobody points at it or is on it by the keyboard. */
const offeredMs = 8_000;

/**
 * What was just done, and its way back. Without scripts it is part of the page that answers; with
 * them it lies over the page, so that nothing moves, and goes by itself.
 */
export function UndoBar({ undoing, path, t }: UndoBarProps) {
  const { offered, problems, dismiss } = undoing;
  const isRefused = problems.length > 0;
  const { ref, hold } = useOffer(isRefused ? undefined : offered?.back, dismiss);
  const isAwake = useIsAwake();
  if (!offered && !isRefused) return null;
  return (
    <div
      className={styles.place}
      data-awake={isAwake || undefined}
      data-undo=""
      ref={ref}
      {...hold}
    >
      {isRefused ? (
        problems.map((problem) => <ProblemAlert key={problem.code} problem={problem} />)
      ) : (
        <Offer undoing={undoing} path={path} t={t} />
      )}
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
  );
}

function Offer({ undoing, path, t }: UndoBarProps) {
  const { offered, text, isBusy, undo } = undoing;
  if (!offered) return null;
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
      </p>
      <Button type="submit" tone="onWall" size="sm" busy={isBusy}>
        {t('undo.press')}
      </Button>
    </form>
  );
}

/** Its code runs: it may lie over the page, for it goes again. */
function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}

/**
 * Counts the time of an offer down, but for while it is pointed at or has the keyboard, and brings
 * the focus to a new one: what was pressed for it may be gone.
 */
function useOffer(back: string | undefined, over: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef(offeredMs);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(over);
  const isFirst = useRef(true);
  useEffect(() => {
    left.current = offeredMs;
    setIsHeld(false);
    if (back && !isFirst.current)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [back]);
  useEffect(() => {
    if (!back || isHeld) return;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [back, isHeld]);
  const look = () => setIsHeld(ref.current?.matches(':hover, :has(:focus-visible)') ?? false);
  const hold = { onPointerEnter: look, onPointerLeave: look, onFocus: look, onBlur: look };
  return { ref, hold };
}
