import type { StayRuleView } from '@shop/ports/screens';
import { escapeHtml } from '../../../ui/escape-html.js';
import { iconHtml } from '../../../ui/icon.js';
import type { FindT } from './count-words.js';
import styles from './room-ticket.module.css';

export function writeRule(rule: StayRuleView, t: FindT): string {
  const isFree = rule.kind === 'free';
  return (
    `<p class="${styles.rule} text-small"${isFree ? ' data-free=""' : ''}>` +
    `${iconHtml(isFree ? 'circle-check' : 'info-circle')}<span>${escapeHtml(wordsOf(rule, t))}</span></p>`
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
