import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A separate process, which starts slowly on a busy machine. */
const timeoutMs = 60_000;

const heading = 'export const A = () => <h1>A</h1>;';
const inHand = (first: string, argument: string) =>
  [
    "import { Controller, Get } from '@nestjs/common';",
    first,
    "@Controller('a')",
    `export class A { @Get() look(${argument}) {} }`,
  ].join('\n');

/** Code that a rule of `scripts/lib/lint-rules.mjs` forbids, and code that it allows. */
const trespasses = [
  {
    rule: 'reason-for-as',
    file: 'libs/domain/src/a.ts',
    code: 'export const a = JSON.parse("1") as number;',
  },
  { rule: 'one-page-title', file: 'apps/web/src/screens/pay/a/a-screen.tsx', code: heading },
  { rule: 'one-page-title', file: 'apps/web/src/ui/a-head.tsx', code: heading },
  {
    rule: 'no-response-in-hand',
    file: 'apps/bff/src/features/pay/a/a.controller.ts',
    code: inHand("import { Res } from '@nestjs/common';", '@Res() answer: object'),
  },
  {
    rule: 'no-response-in-hand',
    file: 'apps/bff/src/features/pay/a/b.controller.ts',
    code: inHand("import type { Response } from 'express';", 'answer: Response'),
  },
  {
    rule: 'no-response-in-hand',
    file: 'apps/bff/src/page/c.ts',
    code: inHand("import type { Request } from 'express';", 'one: Request, two = one.res'),
  },
  ...[
    'export const a = /^[^ ]+@[^ ]+$/;',
    "import { z } from 'zod';\nexport const a = z.object({ a: z.email(), b: z.string().email() });",
    "import { IsEmail } from 'class-validator';\nexport class A { @IsEmail() readonly a = ''; }",
    "import { MaxLength } from 'class-validator';\nexport class A { @MaxLength(254) email = ''; }",
  ].map((code, index) => ({
    rule: 'contact-by-domain',
    file: `apps/bff/src/visit/a${index}.ts`,
    code,
  })),
  ...['autoComplete="family-name"', 'autoComplete="username"', 'type="email"'].map(
    (kind, index) => ({
      rule: 'contact-by-domain',
      file: `apps/web/src/parts/a${index}.tsx`,
      code: `export const A = () => <input ${kind} maxLength={80} />;`,
    }),
  ),
  ...Object.entries({
    'libs/domain/src/object.ts': 'export const a = { ...{ b: 1 } };',
    'libs/domain/src/array.test.ts': 'export const a = [...[1, 2]];',
    'libs/domain/src/constant.ts': "export const a = [...(['b'] as const)];",
    'libs/domain/src/call.ts': 'export const a = Math.max(...[1, 2]);',
    'apps/web/src/parts/attributes.tsx': 'export const A = () => <br {...{ id: "a" }} />;',
    'scripts/object.mjs': 'export const a = { ...{ b: 1 } };',
    'scripts/array.cjs': 'module.exports = [...[1, 2]];',
  }).map(([file, code]) => ({ rule: 'no-spread-of-literal', file, code })),
];
const allowed = {
  'libs/domain/src/b.ts': 'export const b = JSON.parse("1") as number; // as: a number in JSON',
  'apps/web/src/ui/page-title.tsx': heading,
  'apps/web/src/runtime/gate/gate.tsx': heading,
  'apps/web/src/parts/b.tsx':
    'export const B = (most: number) => <input type="email" maxLength={most} />;',
  'apps/bff/src/visit/b.ts': 'export const b = /^[a-z]+@2x$/;',
  // Computed lists and rest parameters are not literals.
  'libs/domain/src/c.ts': [
    'export const c = [...[1].flat(), ...(Math.random() > 1 ? [2] : [])];',
    'export const d = (...[one, two]: [number, number]) => one + two;',
  ].join('\n'),
  // Guards and filters may use the response.
  'apps/bff/src/features/pay/a/a-door.ts':
    "import type { Response } from 'express';\nexport const close = (one: Response) => one.end();",
};

interface Found {
  readonly code: string;
  readonly filename: string;
}

async function lint(): Promise<readonly Found[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'scripts/lib/lint-rules.mjs'])
    cpSync(file, join(folder, file));
  const files = [...trespasses.map(({ file, code }) => [file, code] as const)];
  for (const [file, code] of [...files, ...Object.entries(allowed)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const program = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, '--format', 'json', '.'], { cwd: folder }, (_, text) =>
      resolve(text),
    );
  });
  rmSync(folder, { recursive: true, force: true });
  return (JSON.parse(output) as { readonly diagnostics: readonly Found[] }).diagnostics;
}

/** The check `lint` of `npm run check` applies the same rules to the repository. */
describe('the custom lint rules', () => {
  let found: readonly Found[];
  beforeAll(async () => {
    found = (await lint()).filter(({ code }) => code.startsWith('taquilla('));
  }, timeoutMs);

  it.each(trespasses)('report that $file breaks $rule', ({ rule, file }) => {
    const broken = found.filter(({ filename }) => filename.endsWith(file));
    expect(broken.map(({ code }) => code)).toContain(`taquilla(${rule})`);
  });

  it.each(Object.keys(allowed))('accept %s', (file) => {
    expect(found.filter(({ filename }) => filename.endsWith(file))).toEqual([]);
  });

  it('each have a failing example', () => {
    const rules = readFileSync('.oxlintrc.json', 'utf8').matchAll(/"taquilla\/([\w-]+)"/g);
    const planted = trespasses.map(({ rule }) => rule);
    expect(new Set(planted)).toEqual(new Set([...rules].map(([, rule]) => rule)));
  });
});
