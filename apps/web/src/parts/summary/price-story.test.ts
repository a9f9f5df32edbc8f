import { allTexts } from '@shop/test/views/texts';
import type { Language, PriceRule, SkipReason } from '@shop/domain';
import { createTranslator } from '../../shop/translator.js';

const rules: readonly PriceRule[] = [
  'list',
  'infantFree',
  'child',
  'advance',
  'longAdvance',
  'combo',
  'coupon',
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

  it.each(reasons)('say why a rule does not apply: %s', (reason) => {
    expect(t(`summary:reason.${reason}`, { from: 7 })).not.toContain('reason.');
  });
});

const say = (language: Language, key: 'rule.advance' | 'rule.combo' | 'reason.tooSoon') =>
  createTranslator(language, allTexts[language]).t(`summary:${key}`, { percent: 10, from: 7 });

it('names the discounts to the letter', () => {
  expect((['es', 'en', 'pt'] as const).map((language) => say(language, 'rule.advance'))).toEqual([
    'Compra anticipada −10\u00a0%',
    'Advance purchase −10%',
    'Compra antecipada −10%',
  ]);
});

it('says from how many days or parks on a rule holds', () => {
  expect(say('en', 'reason.tooSoon')).toBe('For visits at least 7 days away');
  expect(say('es', 'rule.combo')).toBe('7 o más −10\u00a0%');
});

it.each(['es', 'en', 'pt'] as const)(
  'leaves every figure of a rule to its table in %s',
  (language) => {
    const texts = createTranslator(language, allTexts[language]);
    const words = ['rule', 'reason'].map((key) =>
      JSON.stringify(texts.getResource(language, 'summary', key)),
    );
    expect(words.join()).toMatch(/\{\{percent\}\}/);
    expect(words.join()).not.toMatch(/\d/);
  },
);
