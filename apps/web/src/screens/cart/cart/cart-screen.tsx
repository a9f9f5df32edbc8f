import type { CartView, FrameView } from '@shop/ports/screens';
import { HoldPanel } from '../../../parts/hold/hold-panel.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { EmptyCart } from './empty-cart.js';
import { FilledCart } from './filled-cart.js';
import styles from './cart-screen.module.css';
import { cartStaticParts } from './late-editor.js';
import { UndoBar } from './undo-bar.js';
import { useCartView } from './use-cart-view.js';
import { useRemoval } from './use-removal.js';
import { useUndo } from './use-undo.js';
import type texts from './cart.en.json';
import { PageTitle } from '../../../ui/page-title.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    cart: typeof texts;
  }
}

export function CartScreen({ view, frame }: { view: CartView; frame: FrameView }) {
  const { t } = useTranslation('cart');
  const show = useCartView();
  const undoing = useUndo(view);
  const removal = useRemoval(frame.path, undoing.changed);
  const refused = view.kind === 'failed' ? [] : view.problems;
  const problems = [...refused, ...removal.problems];
  return (
    <div className={`${styles.cart} co-page`}>
      {view.kind !== 'empty' && (
        <header className={styles.head}>
          <PageTitle>{t('title')}</PageTitle>
          {view.kind === 'filled' && (
            <>
              <p className="text-lead">{t('count', { count: view.count })}</p>
              {view.hold && (
                <HoldPanel
                  hold={view.hold}
                  path={frame.path}
                  attempt={view.attempt}
                  className={styles.hold}
                  onHeld={({ cart, count }) => show(cart, count)}
                />
              )}
            </>
          )}
        </header>
      )}
      <UndoBar undoing={undoing} path={frame.path} t={t} />
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      {view.kind === 'failed' && <ProblemAlert problem={view.problem} title={t('failed')} />}
      {view.kind === 'empty' && <EmptyCart suggestions={view.suggestions} t={t} />}
      {view.kind === 'filled' && (
        <FilledCart
          widget={frame.instalments}
          cart={view}
          path={frame.path}
          removal={removal}
          changed={undoing.changed}
          t={t}
        />
      )}
    </div>
  );
}
CartScreen.wakesAtRest = true as const;
CartScreen.staticParts = cartStaticParts;
