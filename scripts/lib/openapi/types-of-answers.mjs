import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { SchemasOfTypes } from './schemas-of-types.mjs';

const sources = {
  '@shop/ports/screens': inRoot('libs/ports/src/screens/index.ts'),
  '@shop/domain': inRoot('libs/domain/src/index.ts'),
};

const options = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: {
    ...Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, [file]])),
    '@shop/ports/screens/*': [inRoot('libs/ports/src/screens/*.ts')],
  },
};

/** A virtual source file, placed beside the others so that its names count as ours. */
const file = inRoot('libs/answers.ts');

/** Types that constants of the ports carry, and the page of each screen. */
const prelude = (screens) => `
import type * as ports from '@shop/ports/screens';
import type * as domain from '@shop/domain';
type DoneOf<Of> = Of extends ports.Action<never, infer View>
  ? Extract<ports.ActionReply<View>, { readonly kind: 'done' }> : never;
type ViewOf<Of> = Of extends ports.Question<never, infer View> ? View : never;
type ShownBy<Of> = Of extends ports.Screen<infer View> ? View : never;
export type Refusal = Extract<ports.ActionReply<never>, { readonly kind: 'refused' }>;
${screens
  .map(
    ([type, name]) =>
      `export type ${pageNameOf(name)} = ports.PageView<ShownBy<${type}>> & { readonly screen: '${name}' };`,
  )
  .join('\n')}
export type Page = ${screens.map(([, name]) => pageNameOf(name)).join(' | ')};
`;

const pageNameOf = (screen) => `${screen[0].toUpperCase()}${screen.slice(1)}Page`;

function programOf(text) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
      : getSourceFile(name, ...rest);
  return ts.createProgram([file], options, host);
}

/**
 * Schemas of replies, by TypeScript expressions such as `ports.GateFactsReply`.
 * @param {readonly string[]} expressions
 * @param {readonly (readonly [string, string])[]} screens types of constants, screen names
 * @returns {{ schemas: ReadonlyMap<string, object>, components: object }}
 */
export function schemasOfAnswers(expressions, screens) {
  const roots = expressions.map((one, i) => `export type Root${i} = ${one};`);
  const program = programOf([prelude(screens), ...roots].join('\n'));
  const source = program.getSourceFile(file);
  const wrong = program.getSemanticDiagnostics(source);
  if (wrong.length > 0)
    throw new Error(
      ts.formatDiagnostics(wrong, {
        ...ts.sys,
        getCanonicalFileName: String,
        getNewLine: () => '\n',
      }),
    );
  const checker = program.getTypeChecker();
  const read = new SchemasOfTypes(checker);
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const schemas = expressions.map((expression, i) => {
    const alias = aliases.find(({ name }) => name.text === `Root${i}`);
    const type = checker.getTypeFromTypeNode(alias.type);
    return [expression, read.of(type, expression)];
  });
  return { schemas: new Map(schemas), components: read.components };
}
