// `npm run monitoring`: writes the alerts, dashboards and the runbook from scripts/lib/alerts.mjs and
// scripts/lib/dashboards.mjs.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { monitoringFiles } from './lib/monitoring-files.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  const files = monitoringFiles();
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  const { code } = await runNode([formatter, ...files.map(({ path }) => path)], { show: true });
  return code;
});
