import type { TFunction } from 'i18next';
import { problemOfExtras } from '../../../parts/choosing/chosen-extras.js';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import { PeopleRows } from '../../../parts/choosing/people-rows.js';
import { ProblemAt, problemOf } from '../../../parts/problems/problem-at.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { UpdateButton } from '../../../ui/update-button.js';
import styles from './builder-screen.module.css';
import { PackageDock, PackageSummary } from './package-summary.js';
import { Panel } from './panel.js';
import type { PackageDraftForm } from './use-package-draft.js';

type BuilderT = TFunction<'builder'>;

/** The planner below the form uses it in `form=` attributes. */
export const formId = 'package';

/**
 * One form for the whole package. GET reloads the page with its fields; the add button posts them
 * to the cart. The first button updates, so Enter never buys.
 */
export function BuilderForm({ draft, t }: { draft: PackageDraftForm; t: BuilderT }) {
  const { view } = draft;
  return (
    <form
      id={formId}
      method="get"
      action={draft.action}
      onSubmit={draft.submit}
      className={styles.form}
    >
      <UpdateButton>{t('summary.update')}</UpdateButton>
      <input type="hidden" name="path" value={draft.path} />
      <input type="hidden" name="attempt" value={view.attempt} />
      {view.fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.steps}>
        <Panel draft={draft} t={t} />
        <Party draft={draft} t={t} />
        <Extras draft={draft} t={t} />
      </div>
      <div className={styles.side}>
        <PackageSummary draft={draft} t={t} />
        <Guarantees of={view.guarantees} />
      </div>
      <PackageDock draft={draft} t={t} />
    </form>
  );
}

interface PartProps {
  draft: PackageDraftForm;
  t: BuilderT;
}

function Party({ draft: { view, problems, ask }, t }: PartProps) {
  const problem = problemOf(problems, 'people', 'adults', 'children', 'infants');
  return (
    <fieldset
      id="field-people"
      className={styles.step}
      aria-describedby={problem && 'problem-people'}
    >
      <legend>
        <h2 className="text-h3">{t('people.title')}</h2>
      </legend>
      <p className={`${styles.note} text-small`}>{t('people.note')}</p>
      <ProblemAt problem={problem} id="problem-people" />
      <PeopleRows
        rows={view.people}
        helpOf={({ field, isAdmitted }) => {
          if (!isAdmitted) return t('people.notAdmitted');
          // Each supplier sets its own limits.
          if (!view.meter) return '';
          if (field === 'adults') return t('people.full');
          return field === 'infants'
            ? t('people.free')
            : t('people.child', { percent: view.rules.childPercent });
        }}
        reasonOf={() => ''}
        onChange={(field, quantity) => ask({ [field]: String(quantity) })}
      />
    </fieldset>
  );
}

function Extras({ draft: { view, problems, ask }, t }: PartProps) {
  if (view.extras.length === 0) return null;
  const problem = problemOfExtras(view, problems);
  return (
    <fieldset
      id="field-extras"
      className={styles.step}
      aria-describedby={problem && 'problem-extras'}
    >
      <legend>
        <h2 className="text-h3">{t('extras.title')}</h2>
      </legend>
      <p className={`${styles.note} text-small`}>{t('extras.note')}</p>
      <ProblemAt problem={problem} id="problem-extras" />
      <ExtraCards
        view={view}
        problems={problems}
        priceOf={({ amount }) =>
          amount ? t('extras.amount', { amount: amount.text }) : t('extras.later')
        }
        onChoose={ask}
      />
    </fieldset>
  );
}
