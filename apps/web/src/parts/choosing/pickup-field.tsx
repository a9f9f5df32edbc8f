import type { PickupView, Problem } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.js';
import styles from './extra-cards.module.css';

interface PickupFieldProps {
  pickup: PickupView;
  /** The pending choice, shown before the reply. */
  value?: string | undefined;
  problem: Problem | undefined;
  onChoose: (place: string) => void;
}

export function PickupField({ pickup, value, problem, onChoose }: PickupFieldProps) {
  const { t } = useTranslation('choosing');
  const { towns, chosen = '' } = pickup;
  return (
    <div id="field-pickup" className={styles.pickup}>
      <SelectField
        key={value === undefined ? chosen : undefined}
        id="pickup"
        name="pickup"
        label={t('pickup.label')}
        help={whenOf(pickup, t)}
        problem={problem?.text}
        {...(value === undefined ? { defaultValue: chosen } : { value })}
        onChange={({ target }) => onChoose(target.value)}
        options={[{ value: '', label: t('pickup.unknown') }]}
        groups={towns.map(({ name, places }) => ({
          label: name,
          options: places.map(({ id, name: place, time }) => ({
            value: id,
            label: time ? `${place} · ${time}` : place,
          })),
        }))}
      />
    </div>
  );
}

/** Pickup time, or that it comes later. */
function whenOf({ rides }: PickupView, t: TFunction<'choosing'>): string {
  if (rides.length === 0) return t('pickup.later');
  const [only] = rides;
  if (rides.length === 1 && !only?.name)
    return only?.time ? t('pickup.at', { time: only.time }) : t('pickup.noTime');
  return rides.map(({ name, time }) => `${name}: ${time ?? t('pickup.timeLater')}`).join(' · ');
}
