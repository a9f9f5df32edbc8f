import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** More means that a use case is missing. */
const most = 6;

interface Injected {
  readonly name: string;
  readonly count: number;
}

const isInjected = (node: ts.ClassDeclaration, source: ts.SourceFile): boolean =>
  (ts.getDecorators(node) ?? []).some((one) =>
    /^@(Injectable|Controller)\(/.test(one.getText(source)),
  );

/** Every class that Nest constructs, with the number of its constructor's parameters. */
function injectedIn(file: string, text: string): readonly Injected[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Injected[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && isInjected(node, source)) {
      const constructor = node.members.find(ts.isConstructorDeclaration);
      found.push({ name: node.name?.text ?? file, count: constructor?.parameters.length ?? 0 });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const tooMany = (classes: readonly Injected[]): readonly string[] =>
  classes.filter(({ count }) => count > most).map(({ name }) => name);

const folder = 'apps/bff/src';
const classes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(folder, name))
  .flatMap((file) => injectedIn(file, readFileSync(file, 'utf8')));

it('reads the classes that Nest injects', () => expect(classes.length).toBeGreaterThan(100));

it('injects at most 6 dependencies into a class', () => {
  expect(tooMany(classes)).toEqual([]);
});

const withParameters = (count: number, decorator: string) =>
  `${decorator} export class Planted { constructor(${Array.from(
    { length: count },
    (_, at) => `private readonly part${at}: Part${at}`,
  ).join(', ')}) {} }`;

it.each([
  ['7 of an injectable', 7, '@Injectable()', ['Planted']],
  ['7 of a controller', 7, "@Controller('/api')", ['Planted']],
  ['6 of an injectable', 6, '@Injectable()', []],
  ['7 of a plain class', 7, '', []],
])('detects %s', (_, count, decorator, expected) => {
  expect(tooMany(injectedIn('planted.ts', withParameters(count, decorator)))).toEqual(expected);
});
