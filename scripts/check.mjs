// `npm run check`: format, lint, types, imports, build and the gate's tests except faults and
// browser. `npm run check:backends`: the same checks, then the tests of backends/.
import { runChecks } from './lib/checks.mjs';
import { runJest } from './lib/run-jest.mjs';
import { Obstacle, runMain } from './lib/say.mjs';

const projects = process.argv.includes('--backends')
  ? ['backends']
  : ['journeys', 'contracts', 'parts'];

await runMain(async () => {
  await runChecks();
  const { passed } = await runJest('jest', ['--selectProjects', ...projects]);
  if (passed === 0) throw new Obstacle('No test ran, so the check fails.');
});
