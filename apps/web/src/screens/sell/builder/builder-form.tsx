import type { TFunction } from 'i18next';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import { PeopleRows } from '../../../parts/choosing/people-rows.js';
import { PickupField } from '../../../parts/choosing/pickup-field.js';
import { ProblemAt, problemOf } from '../../../parts/problems/problem-at.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { UpdateButton } from '../../../ui/update-button.js';
import styles from './builder-screen.module.css';
import { PackageDock, PackageSummary } from './package-summary.js';
import { Panel } from './panel.js';
import type { StripForm } from './use-strip.js';

type BuilderT = TFunction<'builder'>;

/** The planner below the form uses it in `form=` attributes. */
export const formId = 'package';

/**
 * One form for the whole package. GET reloads the page with its fields; the add button posts them
 * to the cart. The first button updates, so Enter never buys.
 */
export function BuilderForm({ strip, t }: { strip: StripForm; t: BuilderT }) {
  const { view } = strip;
  return (
    <form
      id={formId}
      method="get"
      action={strip.action}
      onSubmit={strip.submit}
      className={styles.form}
    >
      <UpdateButton>{t('summary.update')}</UpdateButton>
      <input type="hidden" name="path" value={strip.path} />
      <input type="hidden" name="attempt" value={view.attempt} />
      {view.fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.steps}>
        <Panel strip={strip} t={t} />
        <Party strip={strip} t={t} />
        <Extras strip={strip} t={t} />
      </div>
      <div className={styles.side}>
        <PackageSummary strip={strip} t={t} />
        <Guarantees of={view.guarantees} />
      </div>
      <PackageDock strip={strip} t={t} />
    </form>
  );
}

interface PartProps {
  strip: StripForm;
  t: BuilderT;
}

function Party({ strip: { view, problems, ask }, t }: PartProps) {
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

function Extras({ strip: { view, problems, ask }, t }: PartProps) {
  const chosen = view.extras.filter(({ hasBeenAdded }) => hasBeenAdded).map(({ extra }) => extra);
  if (view.extras.length === 0) return null;
  const { pickup } = view;
  const problem = problemOf(problems, 'extras', pickup ? 'extras' : 'pickup');
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
        cards={view.extras}
        chosen={chosen}
        priceOf={({ amount }) =>
          amount ? t('extras.amount', { amount: amount.text }) : t('extras.later')
        }
        onChoose={(extras) => ask({ extras })}
        pickup={
          pickup && (
            <PickupField
              pickup={pickup}
              problem={problemOf(problems, 'pickup')}
              onChoose={(place) => ask({ pickup: place })}
            />
          )
        }
      />
    </fieldset>
  );
}
