import type { SlotView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { classNames } from '../../../ui/class-names.js';
import { Icon } from '../../../ui/icon.js';
import { SceneImage } from '../../../ui/scene-image.js';
import ticketRow from '../../../parts/ticket-row/ticket-row.module.css';
import styles from './package-tickets.module.css';
import type { PackageDraftForm } from './use-package-draft.js';

type BuilderT = TFunction<'builder'>;

const words = ['one', 'two', 'three', 'four', 'five'] as const;

/** `First ticket` to `Fifth ticket`; later tickets are refused, and named as the fifth. */
export const ordinal = (number: number, t: BuilderT): string =>
  t(`tickets.numbers.${words[number - 1] ?? 'five'}`);

/** The tickets joined at their perforations; an empty one says how it would change the price. */
export function PackageTickets({ draft, t }: { draft: PackageDraftForm; t: BuilderT }) {
  return (
    <ol
      id="strip"
      className={classNames(ticketRow.row, styles.tickets)}
      aria-label={t('tickets.label')}
    >
      {draft.view.slots.map((slot) => (
        <li
          key={slot.number}
          className={classNames(ticketRow.ticket, styles.slot)}
          data-wall={slot.wall || undefined}
          data-state={slot.state}
          data-open={slot.isOpen || undefined}
        >
          {slot.state === 'empty' ? (
            <EmptySlot slot={slot} draft={draft} t={t} />
          ) : (
            <FilledSlot slot={slot} draft={draft} t={t} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface SlotProps {
  slot: SlotView;
  draft: PackageDraftForm;
  t: BuilderT;
}

const opening = ({ slot, draft }: SlotProps) => ({
  href: slot.open,
  onClick: (event: MouseEvent) => draft.follow(event, { slot: String(slot.number) }),
});

function EmptySlot(props: SlotProps) {
  const { slot, draft, t } = props;
  const { meter, rules } = draft.view;
  const why = meter && words[slot.number - 1];
  return (
    <AppLink {...opening(props)} className={styles.add}>
      <span className={styles.plus}>
        <Icon name="plus" size={28} />
      </span>
      <b>{slot.isOpen ? t('tickets.add') : ordinal(slot.number, t)}</b>
      {why && why !== 'five' && (
        <span className="text-caption">
          {t(`tickets.why.${why}`, { days: rules.earlyFrom, percent: rules.comboPercent })}
        </span>
      )}
    </AppLink>
  );
}

function FilledSlot(props: SlotProps) {
  const { slot, draft, t } = props;
  return (
    <>
      <SceneImage
        scene={slot.scene}
        wall={slot.wall}
        crop="wide"
        isEarly
        decorative
        sizesClass={styles.scene}
      />
      <div className={styles.what}>
        <h2 className="text-h3">{slot.name}</h2>
        <p className="text-small">{slot.component ?? slot.kind}</p>
        {slot.drop && (
          <AppLink
            href={slot.drop}
            onClick={(event) => draft.follow(event, { drop: String(slot.number) })}
            className={styles.drop}
            aria-label={t('tickets.dropOf', { name: slot.name })}
          >
            <Icon name="x" size={20} />
          </AppLink>
        )}
      </div>
      <Stub {...props} />
    </>
  );
}

/** The day, or what is missing. A conflict is a warning, since nothing is lost. */
function Stub(props: SlotProps) {
  const { slot, t } = props;
  if (slot.problem)
    return (
      <div className={styles.stub} data-warning="">
        <Icon name="alert-triangle" size={24} />
        <AppLink {...opening(props)}>{slot.problem.detail ?? slot.problem.text}</AppLink>
      </div>
    );
  return (
    <div className={styles.stub}>
      <p>
        <b className={styles.date}>{slot.date ?? t('tickets.noDay')}</b>
        <span className="text-caption">{noteOf(slot, t)}</span>
      </p>
      <SlotAction {...props} />
    </div>
  );
}

const noteOf = ({ date, from, hours, isWithoutTier }: SlotView, t: BuilderT): string => {
  if (!date) return from ? t('tickets.from', { price: from.text }) : '';
  return isWithoutTier ? t('tickets.noTier') : hours;
};

function SlotAction(props: SlotProps) {
  const { slot, t } = props;
  if (slot.isOpen) return <span className="text-caption">{t('tickets.open')}</span>;
  if (slot.state === 'dated')
    return (
      <AppLink {...opening(props)} aria-label={t('tickets.changeOf', { name: slot.name })}>
        {t('tickets.change')}
      </AppLink>
    );
  return (
    <ButtonLink {...opening(props)} size="sm">
      {t(slot.state === 'timeless' ? 'tickets.chooseTime' : 'tickets.choose')}
      <span className="co-hidden"> {slot.name}</span>
    </ButtonLink>
  );
}
