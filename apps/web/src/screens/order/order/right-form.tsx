import {
  cancelTickets,
  changeDate,
  changeStay,
  claimWeather,
  type RightForm as RightFormView,
} from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import drawer from '../../../parts/drawer/drawer.module.css';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Button } from '../../../ui/button.js';
import { UpdateButton } from '../../../ui/update-button.js';
import { CancelFields } from './cancel-fields.js';
import { ClaimFields } from './claim-fields.js';
import { NewDayFields } from './new-day-fields.js';
import { NewNightsFields } from './new-nights-fields.js';
import styles from './rights.module.css';
import { type RightFormState, useRightForm } from './use-right-form.js';

export interface RightFormProps {
  readonly view: RightFormView;
  readonly order: string;
  readonly path: string;
  readonly t: TFunction<'order'>;
}

const actions = { cancel: cancelTickets, changeDate, changeStay, weather: claimWeather } as const;

/** GET reloads the page with the amount or day chosen; the form's own button posts the fields. */
export function RightForm({ view, order, path, t }: RightFormProps) {
  const state = useRightForm(actions[view.kind], view, path);
  const ref = useFreshFocus();
  const lineOf = view.kind === 'cancel' ? [] : [view.line];
  const ofPage = state.problems.filter(({ field }) => field === 'page');
  return (
    <section
      id="right"
      ref={ref}
      tabIndex={-1}
      className={drawer.drawer}
      aria-labelledby="right-title"
    >
      <h3 id="right-title" className="text-h3">
        {titleOf(view, t)}
      </h3>
      <div id="field-page" tabIndex={-1} autoFocus={ofPage.length > 0} className={drawer.problems}>
        {ofPage.map((problem) => (
          <ProblemAlert key={problem.code} problem={problem} />
        ))}
      </div>
      <form method="get" action={`${path}#right`} onSubmit={state.submit} className={drawer.fields}>
        <UpdateButton>{t('rights.form.update')}</UpdateButton>
        <input type="hidden" name="right" value={view.kind} />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="attempt" value={view.attempt} />
        {lineOf.map((line) => (
          <input key={line} type="hidden" name="line" value={line} />
        ))}
        <Fields view={view} state={state} t={t} />
      </form>
    </section>
  );
}

function Fields({
  view,
  state,
  t,
}: Pick<RightFormProps, 'view' | 't'> & { state: RightFormState }) {
  const foot = (isReady: boolean, button: string): ReactNode => (
    <div className={styles.ways}>
      {isReady && (
        <Button
          type="submit"
          busy={state.isBusy}
          formMethod="post"
          formAction={`/api${actions[view.kind].path}`}
        >
          {button}
        </Button>
      )}
      <ButtonLink href={view.close} tone="quiet">
        {t('rights.form.close')}
      </ButtonLink>
    </div>
  );
  switch (view.kind) {
    case 'cancel':
      return <CancelFields view={view} state={state} foot={foot} t={t} />;
    case 'changeDate':
      return <NewDayFields view={view} state={state} foot={foot} t={t} />;
    case 'changeStay':
      return <NewNightsFields view={view} state={state} foot={foot} t={t} />;
    case 'weather':
      return <ClaimFields view={view} state={state} foot={foot} t={t} />;
  }
}

function titleOf(view: RightFormView, t: TFunction<'order'>): string {
  if (view.kind === 'cancel') return t('rights.form.cancel');
  const { name } = view;
  if (view.kind === 'weather') return t('rights.form.weather', { name });
  if (view.kind === 'changeStay') return t('rights.form.changeStay', { name });
  return t(view.isOpenTicket ? 'rights.form.getDay' : 'rights.form.changeDate', { name });
}

/** Focuses a form that a press opened, but not one that came with the page. */
function useFreshFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = ref.current;
    // For a form in the document, the browser follows the URL fragment.
    if (!form || document.readyState !== 'complete' || form.contains(document.activeElement))
      return;
    form.focus({ preventScroll: true });
    form.scrollIntoView({ block: 'nearest' });
  }, []);
  return ref;
}
