import { addPackage, type CartEditView, type CartView, changeItem } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import drawer from '../../../parts/drawer/drawer.module.css';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { UpdateButton } from '../../../ui/update-button.js';
import styles from './cart-editor.module.css';
import { DayStep, Parts } from './editor-day.js';
import { ExtrasStep, MoreSteps, PeopleStep } from './editor-more.js';
import { type Editing, useEditor } from './use-editor.js';

export interface CartEditorProps {
  readonly view: CartEditView;
  readonly path: string;
  readonly name: string;
  /** Opened by a press, so the focus follows. */
  readonly isFresh: boolean;
  readonly saved: (cart: CartView, count: number) => void;
  readonly t: TFunction<'cart'>;
}

/**
 * The form of a line or package, inside the cart. GET reloads the page with prices for the choices;
 * the save button posts them. The first button updates, so Enter never saves.
 */
export function CartEditor({ view, path, name, isFresh, saved, t }: CartEditorProps) {
  const editing = useEditor(view, path, saved);
  useSecondMonth(view.calendar);
  const ref = useFocus(isFresh);
  const ofPage = editing.problems.filter(({ field }) => field === 'page');
  return (
    <section
      id="edit"
      ref={ref}
      tabIndex={-1}
      className={`${drawer.drawer} ${styles.editor}`}
      aria-labelledby="edit-title"
      aria-busy={editing.isPending || undefined}
    >
      <h3 id="edit-title" className="text-h3">
        {t('editor.title', { name })}
      </h3>
      <div id="field-page" tabIndex={-1} autoFocus={ofPage.length > 0} className={drawer.problems}>
        {ofPage.map((problem) => (
          <ProblemAlert key={`${problem.code} ${problem.detail}`} problem={problem} />
        ))}
      </div>
      <form
        method="get"
        action={`${editing.action}#edit`}
        onSubmit={editing.submit}
        className={drawer.fields}
      >
        <UpdateButton>{t('editor.update')}</UpdateButton>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="attempt" value={view.attempt} />
        {view.fields.map((field) => (
          <input key={`${field.name} ${field.value}`} type="hidden" {...field} />
        ))}
        {view.parts.length > 0 && <Parts editing={editing} t={t} />}
        <DayStep editing={editing} t={t} />
        <MoreSteps editing={editing} t={t} />
        <PeopleStep editing={editing} t={t} />
        <ExtrasStep editing={editing} t={t} />
        <Foot editing={editing} t={t} />
      </form>
    </section>
  );
}

/** Not when the page loaded with the form open. */
function useFocus(isFresh: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);
  return ref;
}

function Foot({ editing, t }: { editing: Editing; t: TFunction<'cart'> }) {
  const { t: words } = useTranslation('summary');
  const { view, isBusy, draft } = editing;
  const { total } = view;
  // A pending request after hydration is not the visitor's: only a draft counts.
  const isAsking = Object.keys(draft).length > 0;
  const said = total.kind === 'priced' && !isAsking ? total.now.now.spoken : undefined;
  return (
    <div className={styles.foot}>
      <div className={styles.total}>
        {total.kind === 'priced' && (
          <>
            <span className="text-small">
              {t('editor.total')}
              {total.isBeforeCode && `, ${t('editor.beforeCode')}`}
            </span>
            <OfferPrice offer={total.now} size="md" beforeLabel={words('before')} />
          </>
        )}
        {total.kind === 'open' && <p className="text-label">{total.text}</p>}
        {total.kind === 'failed' && <ProblemAlert problem={total.problem} />}
        <p role="status" className="co-hidden">
          {said ? t('editor.announce', { total: said }) : ''}
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          type="submit"
          busy={isBusy}
          formMethod="post"
          formAction={`/api${view.kind === 'line' ? changeItem.path : addPackage.path}`}
        >
          {t('editor.save')}
        </Button>
        <ButtonLink href={view.close} tone="quiet">
          {t('editor.cancel')}
        </ButtonLink>
        {view.builder && (
          <ButtonLink href={view.builder} tone="quiet">
            {t('editor.builder')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
