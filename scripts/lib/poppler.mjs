import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle } from './say.mjs';

const isThere = () => placesOnPath(['pdftotext']).some(isProgram);

export async function ensurePoppler() {
  if (!isThere() && canInstallByApt()) await installByApt('Poppler', ['poppler-utils']);
  if (isThere()) return;
  throw new Obstacle('These tests need Poppler. Install it (Debian: apt install poppler-utils).');
}
