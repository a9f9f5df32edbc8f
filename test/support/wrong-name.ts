import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** A server with a certificate for another host name; `root` is the certificate's issuer. */
export async function startUnderWrongName() {
  const folder = temporaryFolder('certificate');
  const [key, root] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = [
    '-subj',
    '/CN=elsewhere.example',
    '-addext',
    'subjectAltName=DNS:elsewhere.example',
  ];
  const files = ['-keyout', key, '-out', root, '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...kind, ...name, ...files]);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(root) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    url: `https://127.0.0.1:${port}`,
    root,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
