import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordingReporter } from '@shop/test/recording-reporter';
import type { AdapterTools } from '@shop/ports/backends';
import { AdapterFailure, loadOwnPorts } from './own-adapters.js';

const folder = mkdtempSync(join(tmpdir(), 'taquilla-own-adapters-'));

function module(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

const tools: AdapterTools = {
  env: { HELLO: 'from the environment' },
  requestId: () => 'request-1',
  timeLeft: () => undefined,
  reporter: new RecordingReporter(),
};

const offering = (port: string, make: string) => `export const adapters = { ${port}: ${make} };`;
const newsletter = offering('NewsletterGateway', '() => ({ subscribe() {} })');

it('creates what the modules offer, once each, with the shop’s tools', async () => {
  const one = module(
    'one',
    offering('PartRefunds', '({ env }) => ({ refundPart: () => env.HELLO })'),
  );
  const other = module(
    'other',
    `class Own { constructor(tools) { this.tools = tools } async subscribe() { return this.tools.requestId() } }
     export const adapters = { NewsletterGateway: async (tools) => new Own(tools) };`,
  );
  const own = await loadOwnPorts([one, other], tools);
  expect(Object.keys(own)).toEqual(['PartRefunds', 'NewsletterGateway']);
  expect(Reflect.apply(own.PartRefunds?.refundPart ?? fail, undefined, [])).toBe(
    'from the environment',
  );
  expect(
    await Reflect.apply(own.NewsletterGateway?.subscribe ?? fail, own.NewsletterGateway, []),
  ).toBe('request-1');
});

const fail = () => 'not there';

it('works without a module', async () => {
  expect(await loadOwnPorts([], tools)).toEqual({});
});

it.each([
  ['is missing', join(folder, 'nowhere.mjs'), /can't be read: .*nowhere/],
  ['is a package that nobody installed', '@nobody/nothing', /can't be read: .*@nobody\/nothing/],
  ['does not parse', module('odd', 'export const = 1'), /can't be read: /],
  [
    'throws when it is read',
    module('throws', "throw new Error('no disk\\nat all')"),
    /can't be read: no disk\.$/,
  ],
  ['exports something else', module('else', 'export default {}'), /exports no adapters/],
  ['offers nothing', module('empty', 'export const adapters = {}'), /exports no adapters/],
  [
    'offers what is no port',
    module('noPort', offering('toString', '() => ({})')),
    /offers toString, which is no port/,
  ],
  [
    'offers no function',
    module('value', offering('PartRefunds', '{}')),
    /offers PartRefunds as object, not as a function/,
  ],
  [
    'throws when it makes one',
    module('broken', offering('PartRefunds', "() => { throw new Error('no key') }")),
    /can't make its PartRefunds: no key/,
  ],
  [
    'fails to make one',
    module('late', offering('PartRefunds', "async () => { throw 'later' }")),
    /can't make its PartRefunds: later/,
  ],
  [
    'makes nothing',
    module('nothing', offering('PartRefunds', '() => undefined')),
    /makes no PartRefunds/,
  ],
  [
    'lacks methods',
    module('lacks', offering('OrdersGateway', '() => ({ place() {}, order: 1 })')),
    /makes its OrdersGateway without order, confirm, cancel/,
  ],
] as const)('exits with one sentence when a module %s', async (_, file, sentence) => {
  const failure = await loadOwnPorts([file], tools).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AdapterFailure);
  const { message, exitCode } = failure as AdapterFailure; // as: just seen
  expect(message).toMatch(sentence);
  expect(message).toContain(`the adapter module ${file} `);
  expect(message).not.toContain('\n');
  expect(exitCode).toBe(2);
});

it('refuses a port that two modules offer', async () => {
  const both = [module('first', newsletter), module('second', newsletter)];
  await expect(loadOwnPorts(both, tools)).rejects.toThrow(
    /second\.mjs offers NewsletterGateway, which another one does, too/,
  );
});
