import { isPlayed } from './backends.mjs';

/** Prints a table of the real backends: port, address, and latency or error. */
export async function tellBackends({ opsPort, real }, say) {
  const reply = await fetch(`http://localhost:${opsPort}/backends`);
  const asked = await reply.json();
  const rows = asked
    .filter(({ variable }) => !isPlayed(variable, real))
    .map(({ variable, address, isFine, ms, said }) => [
      variable,
      address,
      isFine ? `answered in ${ms} ms` : said,
    ]);
  if (rows.length === 0) return;
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  for (const [variable, address, answer] of rows)
    say(`  ${variable.padEnd(widths[0])}  ${address.padEnd(widths[1])}  ${answer}`);
  if (rows.length < asked.length) say('  The sandbox plays the others.');
}
