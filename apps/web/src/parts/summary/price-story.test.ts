import type { Language, PriceRule, SkipReason } from '@shop/domain';
import { en } from '../../runtime/texts/en.js';
import { es } from '../../runtime/texts/es.js';
import { pt } from '../../runtime/texts/pt.js';
import { createTranslator } from '../../runtime/texts/translator.js';
import { reasonKey } from './price-story.js';

const texts = { es, en, pt };
const rules: readonly PriceRule[] = [
  'list',
  'infantFree',
  'child',
  'advance10',
  'advance15',
  'combo20',
];
const reasons: readonly SkipReason[] = [
  'flagship',
  'tooSoon',
  'openTicket',
  'fewParks',
  'betterTier',
  'notThisAge',
];

describe.each(['es', 'en', 'pt'] as const)('the words of a price in %s', (language: Language) => {
  const { t } = createTranslator(language, texts[language]);

  it.each(rules)('name the rule %s', (rule) => {
    expect(t(`summary:rule.${rule}`)).not.toContain('rule.');
  });

  it.each(rules.flatMap((rule) => reasons.map((reason) => ({ rule, reason }))))(
    'say why $rule does not apply: $reason',
    ({ rule, reason }) => {
      expect(t(`summary:${reasonKey(rule, reason)}`)).not.toContain('reason.');
    },
  );
});

it('names the discounts to the letter', () => {
  expect([es, en, pt].map(({ summary }) => summary.rule.advance10)).toEqual([
    'Compra anticipada −10 %',
    'Advance purchase −10%',
    'Compra antecipada −10%',
  ]);
});

it('says another limit for each of the early rules', () => {
  expect(reasonKey('advance10', 'tooSoon')).toBe('reason.tooSoon10');
  expect(reasonKey('advance15', 'tooSoon')).toBe('reason.tooSoon15');
});
