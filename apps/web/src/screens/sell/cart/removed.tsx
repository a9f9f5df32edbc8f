import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import styles from './cart-screen.module.css';
import type { Removal } from './use-remove.js';

/** What was taken out, with its way back. It stays: nobody has to be quick. */
export function Removed({ removal, t }: { removal: Removal; t: TFunction<'cart'> }) {
  const { taken, problems, isUndoing, undo } = removal;
  return (
    <>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      {taken && (
        <Alert tone="info">
          <span className={styles.removed}>
            {t('removed', { name: taken.name })}
            <Button tone="outline" size="sm" busy={isUndoing} onClick={() => void undo()}>
              {t('undo')}
            </Button>
          </span>
        </Alert>
      )}
    </>
  );
}
