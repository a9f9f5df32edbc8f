import type { StayRuleView } from '@shop/ports/screens';
import { Icon } from '../../../ui/icon.js';
import type { FindT } from './count-words.js';
import styles from './room-ticket.module.css';

/** When money comes back: a tick where it is free, and always the words. */
export function RuleText({ rule, t }: { rule: StayRuleView; t: FindT }) {
  return (
    <p className={`${styles.rule} text-small`} data-free={rule.kind === 'free' ? '' : undefined}>
      <Icon name={rule.kind === 'free' ? 'circle-check' : 'info-circle'} size={20} />
      <span>{wordsOf(rule, t)}</span>
    </p>
  );
}

function wordsOf(rule: StayRuleView, t: FindT): string {
  if (rule.kind === 'none') return t('rule.none');
  if (rule.kind === 'part') return t('rule.part', { percent: rule.percent });
  const { until, laterPercent } = rule;
  return laterPercent > 0
    ? t('rule.freeThen', { until, percent: laterPercent })
    : t('rule.free', { until });
}
