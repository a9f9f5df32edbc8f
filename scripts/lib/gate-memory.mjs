import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The state of a gate, as the gate's page stores it too. */
const nothing = { facts: undefined, admitted: {}, queue: [] };

/** The gate state of a folder, written atomically. */
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
