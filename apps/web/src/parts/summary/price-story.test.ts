import { allTexts } from '@shop/test/views/texts';
import type { Language } from '@shop/domain';
import { createTranslator } from '../../shop/translator.js';

const advance = (language: Language) =>
  createTranslator(language, allTexts[language]).t('summary:rule.advance', {
    percent: 10,
    from: 7,
  });

it('names the discounts exactly', () => {
  expect((['es', 'en', 'pt'] as const).map(advance)).toEqual([
    'Compra anticipada −10\u00a0%',
    'Advance purchase −10%',
    'Compra antecipada −10%',
  ]);
});

it.each(['es', 'en', 'pt'] as const)(
  'takes every number of a rule from its table in %s',
  (language) => {
    const texts = createTranslator(language, allTexts[language]);
    const words = ['rule', 'reason'].map((key) =>
      JSON.stringify(texts.getResource(language, 'summary', key)),
    );
    expect(words.join()).toMatch(/\{\{percent\}\}/);
    expect(words.join()).not.toMatch(/\d/);
  },
);
