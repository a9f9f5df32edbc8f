import { type Language, languages } from '@shop/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

interface Text {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

const languageIn = (key: string) => languages.find((language) => language === key);

/** Texts under a language's key, or in a file of one language. */
function textsIn(file: string, node: unknown, language: Language | undefined): readonly Text[] {
  if (typeof node === 'string') return language ? [{ file, language, text: node }] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(file, value, language ?? languageIn(key)),
  );
}

const textsOf = (folder: string): readonly Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(folder, name);
      const language = languageIn(/\.(\w\w)\.json$/.exec(name)?.[1] ?? '');
      return textsIn(file, JSON.parse(readFileSync(file, 'utf8')), language);
    });

/** The text of a literal; template placeholders become 0. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('');
}

function textsInCode(file: string): readonly Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Text[] = [];
  const walk = (node: ts.Node, language: Language | undefined): void => {
    const text = language && textOf(node);
    if (language && text) found.push({ file, language, text });
    if (ts.isPropertyAssignment(node)) {
      walk(node.initializer, language ?? languageIn(node.name.getText(source)));
    } else if (ts.isCallExpression(node) && node.expression.getText(source) === 'row') {
      node.arguments.forEach((part, at) => walk(part, languages[at]));
    } else {
      ts.forEachChild(node, (part) => walk(part, language));
    }
  };
  walk(source, undefined);
  return found;
}

const codeOf = (folder: string): readonly Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => textsInCode(join(folder, name)));

const inCode = ['apps/bff/src', 'apps/web/src', 'libs/domain/src'].flatMap(codeOf);

/** Sentences agreed with the operator are exempt (docs/rules/messages.md#to-the-letter). */
const agreed = new Set(
  readFileSync('libs/domain/src/errors/error-catalogue.test.ts', 'utf8').split(/ \| |: |`?;?\n/),
);

const inFiles = [...textsOf('content'), ...textsOf('apps/web/src')];

const texts = [...inFiles, ...inCode].filter(({ text }) => !agreed.has(text));

const saying = (language: Language, pattern: RegExp, among = texts) =>
  among
    .filter((one) => one.language === language && pattern.test(one.text))
    .map(({ file, text }) => `${file}: ${text}`);

it('reads the texts of all three languages', () => {
  for (const language of languages)
    for (const [all, fewest] of [
      [texts, 1_000],
      [inCode, 300],
    ] as const)
      expect(all.filter((one) => one.language === language).length).toBeGreaterThan(fewest);
});

it('writes times in Portuguese as 9h and 9h30', () => {
  expect(saying('pt', /\d:\d\d/)).toEqual([]);
});

it('writes an apostrophe in English as ’', () => {
  expect(saying('en', /'/)).toEqual([]);
});

/** A normal space could break the line between a number and its unit. */
const looseUnit = /(\d|\}\}) (km|m²?|cm|min|h|kg|°C|%|MXN|USD)(?![\p{L}²])/u;

it.each(languages)('keeps a number and its unit on one line in %s', (language) => {
  expect(saying(language, looseUnit)).toEqual([]);
});

/** One word per thing (docs/glossary.md#words): rejected pattern, then the right word. */
it.each([
  ['es', /cómo se llegó/i, 'ver desglose'],
  ['en', /how this price came/i, 'price details'],
  ['en', /the most chosen/i, 'most popular'],
  ['en', /\bsum from/i, 'from, in total'],
  ['en', /admits people/i, 'ages … and up'],
  ['es', /central telef/i, 'centro de atención'],
  ['es', /\bcoche/i, 'auto'],
  ['es', /complemento/i, 'extra'],
  ['es', /\}\} lugar/i, 'experiencia'],
  ['en', /\be-mail/i, 'email'],
  ['en', /add-on/i, 'extra'],
  ['en', /\}\} places?\b/i, 'experience'],
  ['en', /\b(do|does) not add up/i, 'can’t be combined'],
  ['en', /\bcribs?\b/i, 'cot'],
  ['en', /flashlight/i, 'torch'],
  ['en', /sidewalk/i, 'pavement'],
  ['en', /instal+ment/i, 'interest-free months'],
  ['en', /promotional code/i, 'promo code'],
  ['es', /\bligas?\b/i, 'enlace'],
  ['pt', /arn[eê]s/i, 'cadeirinha'],
  ['pt', /meses sem juros/i, 'parcelamento sem juros'],
  ['pt', /\balter(ar\b|aç)|\btrocas?\b(?! por dinheiro)|trocar (a|de) /i, 'mudar, mudança'],
  ['pt', /preço guardado|guardar (este|o) preço/i, 'salvar'],
  ['pt', /arm[áa]rio/i, 'guarda-volumes'],
  ['pt', /garantia de clima/i, 'garantia contra mau tempo'],
  ['pt', /central telef/i, 'central de atendimento'],
  ['pt', /\}\} lugar/i, 'experiência'],
] as const)('never says in %s something like %s but: %s', (language, pattern, word) => {
  expect({ word, instead: saying(language, pattern) }).toEqual({ word, instead: [] });
});

/** Before payment it is an entrada, afterwards a boleto (docs/glossary.md#words). */
it('calls a selected ticket an entrada in Spanish', () => {
  const choosing =
    /(choose|cart)\/(builder|buy|cart|packages|quote)\/|parts\/hold\/|calendar-words|(package|quote|hold|cart-stay)-errors/;
  const said = saying('es', /\bboletos?\b(?! abierto)/i);
  expect(said.filter((one) => choosing.test(one))).toEqual([]);
});

it('says tú in Spanish, never usted', () => {
  const formal =
    /\busted(es)?\b|\b(inténtelo|seleccione|ingrese|elija|escriba|haga clic|revise)\b/i;
  expect(saying('es', formal)).toEqual([]);
});

/** Formerly done by phone, now online; error texts may still refer to the phone. */
it.each([
  ['es', /reservan por tel|decimos por tel|fecha por tel|pagar por tel|una sola exhibici/i],
  ['en', /booked by phone|you by phone before|date by phone|online you pay in full/i],
  ['pt', /reservados por tel|informamos por tel|data por tel|on-line o pagamento é à vista/i],
] as const)(
  'sends no visitor to the phone in %s for a task this shop does online',
  (language, pattern) => {
    expect(saying(language, pattern, inFiles)).toEqual([]);
  },
);

/** Features that do not exist yet (docs/decisions/0015-promises.md). */
it.each([
  ['es', /formulario|con el boleto a tu correo|llega a tu correo con/i],
  ['en', /form on your order|by email with your ticket|by email when you buy/i],
  ['pt', /formulário|por e-mail (com o ingresso|na compra)/i],
] as const)('promises nothing in %s that is not yet possible', (language, pattern) => {
  expect(saying(language, pattern, inFiles)).toEqual([]);
});

it.each([
  [
    'es',
    /meses sin intereses/i,
    /méxic|mexican|: (Meses sin intereses|¿Hay meses sin intereses\?)$/i,
  ],
  ['en', /interest-free/i, /mexic|: (Interest-free months|Can I pay in interest-free months\?)$/i],
  ['pt', /sem juros/i, /méxic|mexican|: (Parcelamento sem juros|Posso parcelar sem juros\?)$/i],
] as const)('says in %s whose cards have interest-free months', (language, pattern, where) => {
  expect(saying(language, pattern).filter((one) => !where.test(one))).toEqual([]);
});
