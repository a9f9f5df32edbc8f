import { allTexts } from '@shop/test/views/texts';
import type { Language, PriceRule, SkipReason } from '@shop/domain';
import { createTranslator } from '../../shop/translator.js';
import { reasonKey } from './price-story.js';

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
  const { t } = createTranslator(language, allTexts[language]);

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
  const named = (['es', 'en', 'pt'] as const).map((language) =>
    createTranslator(language, allTexts[language]).t('summary:rule.advance10'),
  );
  expect(named).toEqual([
    'Compra anticipada −10 %',
    'Advance purchase −10%',
    'Compra antecipada −10%',
  ]);
});

it('says another limit for each of the early rules', () => {
  expect(reasonKey('advance10', 'tooSoon')).toBe('reason.tooSoon10');
  expect(reasonKey('advance15', 'tooSoon')).toBe('reason.tooSoon15');
});
