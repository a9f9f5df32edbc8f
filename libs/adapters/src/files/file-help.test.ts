import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, percentOff, photoGroupSize } from '@shop/domain';
import { FileHelp } from './file-help.js';

const folder = 'content';
const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

function broken(name: string, change: (written: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'help-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, name), change(readFileSync(join(copy, name), 'utf8')));
  return copy;
}

describe('help content with a mistake', () => {
  it.each([
    {
      mistake: 'a language left out',
      file: 'faq/bruma.json',
      change: (written: string) => written.replace('"pt":', '"fr":'),
      at: 'summary.pt',
    },
    {
      mistake: 'a link to a page that answers may not lead to',
      file: 'faq/common.json',
      change: (written: string) => written.replace('["directions"]', '["checkout"]'),
      at: 'questions.8.links.0',
    },
    {
      mistake: 'HTML in an answer',
      file: 'faq/guarida.json',
      change: (written: string) => written.replace('Entre las 8:00', '<b>Entre</b> las 8:00'),
      at: 'questions.0.es.answer.0: HTML is not content',
    },
    {
      mistake: 'one question twice on a page',
      file: 'faq/copalera.json',
      change: (written: string) => written.replace('"que-llevar"', '"cambiar-fecha"'),
      at: 'questions: cambiar-fecha there twice',
    },
    {
      mistake: 'a question left out of a place that is not there',
      file: 'faq/common.json',
      change: (written: string) => written.replace('["camino-blanco"]', '["camino-negro"]'),
      at: 'paquete-de-fotos.except: no place camino-negro',
    },
    {
      mistake: 'a place with questions and no page',
      file: 'faq/common.json',
      change: (written: string) => written.replace('    "guarida"\n', '    "bruma"\n'),
      at: 'places: guarida is not among them',
    },
    {
      mistake: 'a heading too long for a search engine',
      file: 'legal/terms.json',
      change: (written: string) =>
        written.replace('"heading": "Terms', `"heading": "${'a'.repeat(50)}`),
      at: 'en.heading',
    },
    {
      mistake: 'a row that is shorter than its table',
      file: 'legal/privacy.json',
      change: (written: string) => written.replace('"Cuánto dura"', '"Cuánto", "dura"'),
      at: 'sections.5.es.parts.1',
    },
    {
      mistake: 'two sections of one name',
      file: 'legal/privacy.json',
      change: (written: string) => written.replace('"id": "cookie-table"', '"id": "datos"'),
      at: 'sections.5.id: there twice',
    },
    {
      mistake: 'a day that does not exist',
      file: 'legal/terms.json',
      change: (written: string) => written.replace(/"version": "[^"]*"/, '"version": "2026-02-30"'),
      at: 'version: not a day',
    },
    {
      mistake: 'photos of a place that is not sold',
      file: 'photo-pass.json',
      change: (written: string) => written.replace('"slug": "bruma"', '"slug": "brisa"'),
      at: 'places.3.slug: there is no places/brisa.json',
    },
  ])('is refused for $mistake, with file and position', ({ file, change, at }) => {
    const copy = broken(file, change);
    expect(() => new FileHelp(copy)).toThrow(`${join(copy, file)}: ${at}`);
  });
});

describe('the shipped help', () => {
  const help = new FileHelp(folder);
  const answerTo = (park: string, id: string, language: (typeof languages)[number]) =>
    help
      .faq(park, language)
      ?.questions.find((one) => one.id === id)
      ?.answer.join(' ');

  it.each(languages)(
    'has a page of at least a dozen questions for all nine places in %s',
    (one) => {
      expect(help.faqPlaces).toHaveLength(9);
      for (const park of help.faqPlaces)
        expect(help.faq(park, one)?.questions.length).toBeGreaterThanOrEqual(12);
    },
  );

  it('has the same questions in every language', () => {
    for (const park of help.faqPlaces) {
      const ids = languages.map((one) => help.faq(park, one)?.questions.map(({ id }) => id));
      expect(ids[1]).toEqual(ids[0]);
      expect(ids[2]).toEqual(ids[0]);
    }
  });

  it.each(languages)('names each place in %s, and leaves no placeholder', (language) => {
    for (const park of help.faqPlaces)
      expect(JSON.stringify(help.faq(park, language))).not.toMatch(/[{][\w.]+[}]/);
    expect(JSON.stringify(help.faqOfAll(language))).not.toMatch(/[{][\w.]+[}]/);
    expect(JSON.stringify(help.legal('terms', language))).not.toMatch(/[{][\w.]+[}]/);
    expect(help.faq('laguna-nacar', language)?.heading).toContain('Laguna Nácar');
  });

  it.each(languages)('states the discounts and the photo pass as in the rules, in %s', (one) => {
    const discounts = answerTo('bruma', 'descuentos', one);
    for (const tier of ['advance', 'longAdvance', 'combo'] as const)
      expect(discounts).toMatch(new RegExp(`${percentOff(tier)}\\s?%`));
    expect(answerTo('bruma', 'edades', one)).toMatch(new RegExp(`${percentOff('child')}\\s?%`));
    expect(answerTo('bruma', 'paquete-de-fotos', one)).toContain(` ${photoGroupSize} `);
  });

  it('mentions no open ticket for a tour and no early discount for the flagship', () => {
    expect(answerTo('barlovento', 'boleto-abierto', 'en')).toBeUndefined();
    expect(answerTo('guarida', 'boleto-abierto', 'en')).toContain('six months');
    expect(answerTo('gran-ceiba', 'descuentos', 'en')).toContain('Not at Gran Ceiba');
  });

  it('has no other place', () => {
    expect(help.faq('nowhere', 'es')).toBeUndefined();
    expect(help.faq('__proto__', 'es')).toBeUndefined();
    expect(help.faq('common', 'es')).toBeUndefined();
  });
});
