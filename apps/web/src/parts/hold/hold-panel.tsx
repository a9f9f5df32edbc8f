import type { ExtendHoldForm } from '@shop/ports/forms';
import { extendHold, holdAgain, type HeldView, type HoldView } from '@shop/ports/screens';
import { useRef } from 'react';
import { useAction } from '../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/icon.js';
import { ProblemAlert } from '../problems/problem-alert.js';
import { HoldForm } from './hold-form.js';
import { HoldTime, type TimeProps } from './hold-clock.js';
import styles from './hold.module.css';
import { useAfterSleep, useSayings } from './use-hold-watch.js';
import { useSecondsLeft } from './use-seconds-left.js';
import type texts from './hold.en.json';

declare module '../../shop/texts.js' {
  interface Texts {
    hold: typeof texts;
  }
}

/** Extending earlier would gain little time. */
const lateSeconds = 600;

interface HoldPanelProps {
  readonly hold: HoldView;
  readonly path: string;
  readonly attempt: string;
  readonly isQuiet?: boolean;
  readonly className?: string | undefined;
  readonly onHeld: (held: HeldView) => void;
}

/** Time left of a hold, the extension, and what the visitor can do after its release. */
export function HoldPanel(props: HoldPanelProps) {
  const { hold, path, attempt, isQuiet, className, onHeld } = props;
  const { t } = useTranslation('hold');
  const panel = useRef<HTMLElement>(null);
  const left = useSecondsLeft(hold);
  useSayings(left, t);
  useAfterSleep(left);
  const done = ({ view }: { view: HeldView }) => {
    onHeld(view);
    // The button is gone, and after the last hold the panel too.
    const isThere = view.cart.kind === 'filled' && view.cart.hold;
    (isThere ? panel.current : document.getElementById('title'))?.focus();
  };
  const longer = useAction(extendHold, { done });
  const again = useAction(holdAgain, { done });
  const refused = [...longer.problems, ...again.problems];
  const isOver = (left ?? hold.secondsLeft) === 0;
  return (
    <section
      ref={panel}
      id="hold"
      tabIndex={-1}
      aria-label={t('title')}
      className={classNames(styles.panel, isQuiet ? styles.quiet : styles.dark, className)}
    >
      <Icon name="clock" size={28} />
      <div className={styles.what}>
        {isOver ? (
          <>
            <p className="text-h4">{t('released.title')}</p>
            <p className="text-small">{t('released.text')}</p>
            <HoldForm action={holdAgain} asked={again} fields={{ path }} isQuiet={isQuiet}>
              {t('released.again')}
            </HoldForm>
          </>
        ) : (
          <>
            <HoldTime hold={hold} left={left} t={t} />
            <MoreTime
              hold={hold}
              left={left}
              path={path}
              attempt={attempt}
              isQuiet={isQuiet}
              t={t}
              asked={longer}
            />
          </>
        )}
        {(refused.length > 0 ? refused : hold.problems).map((problem) => (
          <ProblemAlert key={problem.code} problem={problem} />
        ))}
      </div>
    </section>
  );
}

type MoreTimeProps = TimeProps &
  Pick<HoldPanelProps, 'path' | 'attempt' | 'isQuiet'> & {
    readonly asked: ReturnType<typeof useAction<ExtendHoldForm, HeldView>>;
  };

/** Before the last minutes a text reserves the button's place. Without scripts it always shows. */
function MoreTime({ hold, left, path, attempt, isQuiet, asked, t }: MoreTimeProps) {
  if (!hold.canExtend) return null;
  const isAsleep = left === undefined;
  const isLate = (left ?? hold.secondsLeft) < lateSeconds;
  return (
    <div className={styles.more}>
      {(isLate || isAsleep) && (
        <HoldForm
          action={extendHold}
          asked={asked}
          fields={{ path, attempt }}
          isQuiet={isQuiet}
          className={isLate ? undefined : styles.withoutScripts}
        >
          {t('longer')}
        </HoldForm>
      )}
      {!isLate && (
        <p className={classNames('text-small', isAsleep && styles.withScripts)}>{t('later')}</p>
      )}
    </div>
  );
}
