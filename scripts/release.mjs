// `npm run release -- 1.0.0`: makes a release of the current commit, which a whole run must have
// tested. It commits and tags, and pushes nothing.
import { root } from './lib/paths.mjs';
import { release } from './lib/release.mjs';
import { Obstacle, runMain, say } from './lib/say.mjs';

await runMain(async () => {
  const [version, ...others] = process.argv.slice(2);
  if (!version || others.length > 0) throw new Obstacle('Usage: npm run release -- 1.0.0');
  const tag = await release({ root, version, day: new Date().toISOString().slice(0, 10) });
  say(`Released as ${tag}. Push it with: git push --follow-tags`);
});
