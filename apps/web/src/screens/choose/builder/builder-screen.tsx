import type { BuilderView, FrameView } from '@shop/ports/screens';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BuilderForm, formId } from './builder-form.js';
import styles from './builder-screen.module.css';
import { builderStaticParts, LateMeter, LatePlan } from './late-parts.js';
import { PackageTickets } from './package-tickets.js';
import { usePackageDraft } from './use-package-draft.js';
import type texts from './builder.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    builder: typeof texts;
  }
}

export function BuilderScreen({ view, frame }: { view: BuilderView; frame: FrameView }) {
  const { t } = useTranslation('builder');
  const draft = usePackageDraft(view, frame);
  useSecondMonth(view.panel.calendar);
  const { comboFrom, comboPercent } = view.rules;
  return (
    <>
      <div className={`${styles.page} co-page`}>
        <header className={styles.head}>
          <PageTitle>{view.title}</PageTitle>
          <p className={`${styles.lead} text-lead`}>{view.lead}</p>
        </header>
        <div id="field-page" tabIndex={-1} className={styles.problems}>
          {draft.problems
            .filter(({ field }) => field === 'page')
            .map((problem) => (
              <ProblemAlert key={`${problem.code} ${problem.detail}`} problem={problem} />
            ))}
        </div>
        {view.meter && <LateMeter meter={view.meter} rules={view.rules} t={t} />}
        <PackageTickets draft={draft} t={t} />
        {view.flagship && (
          <p className={styles.flagship}>
            <Icon name="info-circle" size={20} />
            {t('flagship', { name: view.flagship, from: comboFrom, percent: comboPercent })}
          </p>
        )}
        <BuilderForm draft={draft} t={t} />
      </div>
      <LatePlan plan={view.plan} canAsk={view.summary.parts.length > 0} form={formId} t={t} />
    </>
  );
}
BuilderScreen.wakesAtRest = true as const;
BuilderScreen.staticParts = builderStaticParts;
