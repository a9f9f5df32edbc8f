import { type Extra, withExtra } from '@shop/domain';
import type { TFunction } from 'i18next';
import { problemOf } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

/** Add-ons with their price; never ticked beforehand, and transport with food stands alone. */
export function ExtrasStep({ form, t }: { form: BuyForm; t: TFunction<'buy'> }) {
  const { view, choices, change } = form;
  if (view.extras.length === 0) return null;
  const toggle = (extra: Extra, isOn: boolean) =>
    change({
      extras: isOn
        ? withExtra(extra, choices.extras)
        : choices.extras.filter((other) => other !== extra),
    });
  return (
    <Step field="extras" title={t('step.extras')} problem={problemOf(form.problems, 'extras')}>
      <ul className={styles.extras}>
        {view.extras.map((option) => (
          <li key={option.extra}>
            <label className={styles.extra}>
              <input
                type="checkbox"
                name="extras"
                value={option.extra}
                checked={choices.extras.includes(option.extra)}
                onChange={({ target }) => toggle(option.extra, target.checked)}
              />
              <span className={styles.extraName}>
                <span className="text-label">{option.name}</span>
                <span className="text-small">{option.detail}</span>
              </span>
              {option.price && (
                <span className={`${styles.extraPrice} text-small`}>
                  {t(option.per === 'group' ? 'extras.perGroup' : 'extras.perPerson', {
                    price: option.price.text,
                  })}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <p className={`${styles.help} text-caption`}>{t('extras.none')}</p>
    </Step>
  );
}
