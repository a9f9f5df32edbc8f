import type { OrderRightsView, RightRow, RightView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import { LateChanges, LateForm } from './late-form.js';
import { RightLeft } from './right-left.js';
import styles from './rights.module.css';
import { useConfirming } from './use-confirming.js';

type OrderT = TFunction<'order'>;

interface RightsSectionProps {
  readonly view: OrderRightsView;
  readonly order: string;
  /** Path of the order page, without query. */
  readonly path: string;
  readonly t: OrderT;
}

const icons = { changeDate: 'calendar-event', weather: 'umbrella', cancel: 'x' } as const;

/** Rights to change or cancel, each with its deadline, and the open form. */
export function RightsSection({ view, order, path, t }: RightsSectionProps) {
  const { rows, form, changes, isConfirming, problem } = view;
  useConfirming(isConfirming);
  const hasRights = rows.some(({ lines }) => lines.length > 0);
  return (
    <Section title={t('rights.title')} id="rights" className={styles.rights}>
      {changes.length > 0 && <LateChanges changes={changes} t={t} />}
      {problem && <ProblemAlert problem={problem} />}
      {hasRights && (
        <>
          <p className={`${styles.quiet} text-small`}>{t('rights.zone')}</p>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.kind} row={row} t={t} />
            ))}
          </ul>
        </>
      )}
      {form && <LateForm key={form.kind} view={form} order={order} path={path} t={t} />}
    </Section>
  );
}

function Row({ row: { kind, lines }, t }: { row: RightRow; t: OrderT }) {
  const isOpenTicket = lines.length > 0 && lines.every((line) => line.isOpenTicket);
  const title = kind === 'changeDate' && isOpenTicket ? 'getDay' : kind;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Icon name={icons[kind]} />
        <div>
          <h3 className="text-h4">{t(`rights.${title}.title`)}</h3>
          <p className={`${styles.quiet} text-small`}>{t(`rights.${title}.text`)}</p>
        </div>
      </div>
      <ul className={styles.cells}>
        {lines.map((right) => (
          <li key={right.line} className={styles.cell} data-wall={right.wall}>
            <Cell kind={kind} right={right} t={t} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface CellProps {
  readonly kind: RightRow['kind'];
  readonly right: RightView;
  readonly t: OrderT;
}

/** A ticket's deadline for a right, with a link, or why it has ended. */
function Cell({ kind, right, t }: CellProps) {
  const { name, until, state, claim } = right;
  return (
    <>
      <p className="text-small">{name}</p>
      {kind === 'weather' && claim && <p className="text-label">{t(`rights.claim.${claim}`)}</p>}
      {state.kind === 'open' ? (
        <>
          <p className="text-label">{t('rights.until', { until })}</p>
          {state.soon && <RightLeft soon={state.soon} t={t} />}
          {state.back && (
            <p className="text-small">{t('rights.back', { amount: state.back.text })}</p>
          )}
          <ButtonLink
            href={state.href}
            tone={kind === 'cancel' ? 'quiet' : 'outline'}
            size="sm"
            className={styles.way}
            aria-current={state.isOpened || undefined}
          >
            {t(`rights.${kind === 'changeDate' && right.isOpenTicket ? 'getDay' : kind}.button`)}
            <span className="co-hidden">{`: ${name}`}</span>
          </ButtonLink>
        </>
      ) : (
        !(kind === 'weather' && claim) && (
          <p className={styles.quiet}>{t(`rights.over.${state.reason}`, { until })}</p>
        )
      )}
    </>
  );
}
