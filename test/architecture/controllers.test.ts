import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Form in, one use case, outcome out. */
const most = 10;

interface Method {
  readonly name: string;
  readonly lines: number;
}

const isController = (node: ts.ClassDeclaration, source: ts.SourceFile): boolean =>
  (ts.getDecorators(node) ?? []).some((one) => /^@Controller\(/.test(one.getText(source)));

/** Lines that hold code: the scanner skips blanks and comments. */
function linesOf(body: ts.Block, source: ts.SourceFile): number {
  const lines = new Set<number>();
  const mark = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length === 0 && node.getWidth(source) > 0)
      for (const at of [node.getStart(source), node.getEnd()])
        lines.add(source.getLineAndCharacterOfPosition(at).line);
    children.forEach(mark);
  };
  body.statements.forEach(mark);
  return lines.size;
}

/** Every method of every controller, private ones too. */
function methodsIn(file: string, text: string): readonly Method[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Method[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && isController(node, source))
      for (const { name, body } of node.members.filter(ts.isMethodDeclaration))
        if (body)
          found.push({
            name: `${node.name?.text ?? file}.${name.getText(source)}`,
            lines: linesOf(body, source),
          });
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const tooLong = (methods: readonly Method[]): readonly string[] =>
  methods.filter(({ lines }) => lines > most).map(({ name }) => name);

const folder = 'apps/bff/src';
const methods = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(folder, name))
  .flatMap((file) => methodsIn(file, readFileSync(file, 'utf8')));

it('reads the methods of the controllers', () => expect(methods.length).toBeGreaterThan(100));

it('gives a method of a controller at most 10 lines', () => expect(tooLong(methods)).toEqual([]));

const lines = (count: number) => Array.from({ length: count }, (_, at) => `step(${at});`);
const planted = (decorator: string, body: readonly string[], method = '@Post() take()') =>
  `${decorator} export class Planted {\n${method} {\n${body.join('\n')}\n}\n}`;
const controller = "@Controller('/api')";

it.each([
  ['11 lines of a controller', planted(controller, lines(11)), ['Planted.take']],
  [
    '11 lines of a private method',
    planted(controller, lines(11), 'private step()'),
    ['Planted.step'],
  ],
  [
    'one call over 11 lines',
    planted(controller, ['step(', ...lines(9).map(() => '1,'), ');']),
    ['Planted.take'],
  ],
  ['10 lines', planted(controller, lines(10)), []],
  [
    '10 lines with blanks and comments',
    planted(controller, [...lines(5), '', '// Why.', '/* Why\n * not. */', ...lines(5)]),
    [],
  ],
  ['11 lines of a use case', planted('@Injectable()', lines(11)), []],
])('detects %s', (_, text, expected) => {
  expect(tooLong(methodsIn('planted.ts', text))).toEqual(expected);
});
