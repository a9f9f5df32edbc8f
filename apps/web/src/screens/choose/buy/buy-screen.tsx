import type { BuyView, FrameView } from '@shop/ports/screens';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { BuyForm } from './buy-form.js';
import styles from './buy-screen.module.css';
import { focusField } from '../../../parts/choosing/focus-field.js';
import { buyStaticParts, StaticPart } from './static-part.js';
import { useAdd } from './use-add.js';
import { useBuyForm } from './use-buy-form.js';
import type texts from './buy.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    buy: typeof texts;
  }
}

export function BuyScreen({ view, frame }: { view: BuyView; frame: FrameView }) {
  const { t } = useTranslation('buy');
  const form = useBuyForm(view, frame);
  useAddressedField();
  useSecondMonth(view.calendar);
  const { add, isAdding, added, Panel, dismiss } = useAdd(form);
  const pageProblems = form.problems.filter(({ field }) => field === 'page');
  return (
    <>
      <StaticPart part="hero" view={view} frame={frame} t={t} />
      <div className={`${styles.page} co-page`}>
        <div id="field-page" tabIndex={-1} className={styles.problems}>
          {pageProblems.map((problem) => (
            <ProblemAlert key={problem.code} problem={problem} />
          ))}
        </div>
        <BuyForm form={form} add={add} isAdding={isAdding} widget={frame.instalments} t={t} />
        {added && Panel && (
          <Panel added={added} place={view} cart={frame.cart.href} onClose={dismiss} />
        )}
      </div>
      <StaticPart part="about" view={view} frame={frame} t={t} />
    </>
  );
}
BuyScreen.wakesAtRest = true as const;
BuyScreen.staticParts = buyStaticParts;

/** A fragment `#field-…`, as in the links of problems, focuses that field. */
function useAddressedField(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#field-')) focusField(hash.slice('#field-'.length));
  }, [hash, key]);
}
