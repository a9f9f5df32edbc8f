import type { Problem, StayFormView } from '@shop/ports/screens';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import type { FindT } from './count-words.js';
import styles from './stay-form.module.css';

interface PromoProps {
  form: StayFormView;
  problem: Problem | undefined;
  isOpen: boolean;
  t: FindT;
}

/** Folded, unless a code was typed or refused. */
export const PromoField = ({ form, problem, isOpen, t }: PromoProps) => (
  <details className={styles.promo} open={isOpen || problem !== undefined || form.promo !== ''}>
    <summary className="text-label">{t('promo.ask')}</summary>
    <div className={styles.code}>
      <TextField
        key={form.promo}
        id="field-promo"
        name="promo"
        label={t('promo.label')}
        defaultValue={form.promo}
        problem={problem?.text}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" tone="outline">
        {t('promo.apply')}
      </Button>
    </div>
  </details>
);
