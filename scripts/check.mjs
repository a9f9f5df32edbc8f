// `npm run check`: types, lint, format, imports, build and all tests but faults and browser.
import { checkAll } from './lib/check-all.mjs';
import { Obstacle, runMain } from './lib/say.mjs';

await runMain(async () => {
  const { passed } = await checkAll();
  if (passed === 0) throw new Obstacle('No test ran: a check that sees nothing is not green.');
});
