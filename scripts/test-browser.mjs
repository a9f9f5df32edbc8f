// `npm run test:browser`: the browser tests alone. `-- --times=3` runs them that often and ends with
// the first run that is not clean; `--busy` beside a program that never rests.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { nodeProgram } from './lib/node.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { Obstacle, runMain, say } from './lib/say.mjs';

const { times, busy } = parseArgs({
  options: { times: { type: 'string', default: '1' }, busy: { type: 'boolean' } },
}).values;

await runMain(async () => {
  if (!(Number(times) >= 1)) throw new Obstacle('--times is a number from 1');
  await ensureInstall();
  await ensureBuild();
  await ensureTestBrowser();
  const beside = busy ? spawn(nodeProgram(), ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
  try {
    for (let run = 1; run <= Number(times); run += 1) {
      say(`Run ${run} of ${times}${busy ? ', beside a busy program' : ''} …`);
      const { secondTries } = await runPlaywright();
      if (secondTries > 0 && Number(times) > 1)
        throw new Obstacle(`✗ ${secondTries} passed only when tried again`);
    }
  } finally {
    beside?.kill();
  }
});
