import type { CompareCell } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon } from '../../../ui/icon.js';
import styles from './compare-screen.module.css';

interface CompareCellTextProps {
  cell: CompareCell;
  t: TFunction<'compare'>;
}

/** Yes and no are words with an icon. */
export function CompareCellText({ cell, t }: CompareCellTextProps) {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'list':
      return (
        <ul className={styles.list}>
          {cell.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'yes':
    case 'no':
      return (
        <span className={styles.mark} data-is={cell.kind}>
          <Icon name={cell.kind === 'yes' ? 'check' : 'minus'} size={20} />
          {t(`cell.${cell.kind}`)}
        </span>
      );
    case 'agesFrom':
      return t('cell.agesFrom', { from: cell.from });
    case 'ages':
      return t('cell.ages', { from: cell.from, to: cell.to });
    case 'allAges':
    case 'everyDay':
    case 'none':
      return t(`cell.${cell.kind}`);
  }
}
