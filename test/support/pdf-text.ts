import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensurePoppler } from '../../scripts/lib/poppler.mjs';

const run = promisify(execFile);

/** The visible text of a PDF, with lines and columns joined. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  await ensurePoppler();
  const folder = await mkdtemp(join(tmpdir(), 'read-pdf-'));
  try {
    const file = join(folder, 'it.pdf');
    await writeFile(file, bytes);
    const { stdout } = await run('pdftotext', ['-raw', file, '-']);
    return stdout.replaceAll(/\s+/g, ' ');
  } finally {
    await rm(folder, { recursive: true });
  }
}
