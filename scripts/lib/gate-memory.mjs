import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a gate knows and has still to tell, as the page of a gate keeps it too. */
const nothing = { facts: undefined, admitted: {}, queue: [] };

/** The memory of the gate that is this folder's; written whole or not at all. */
export function gateMemoryIn(folder) {
  const file = join(folder, 'gate.json');
  return {
    file,
    read: async () => ({
      ...nothing,
      ...JSON.parse(await readFile(file, 'utf8').catch(() => '{}')),
    }),
    write: async (memory) => {
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.new`, `${JSON.stringify(memory)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}
