import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express } from 'express';
import { type OwnContract, writeContract } from './write-contract.js';

const address = '/api/openapi.json';

/** Serves the built OpenAPI 3.1 document; with `isReadable` also as a page at `/api/`. */
export function serveOwnContract(server: Express, dist: string, isReadable: boolean): void {
  const file = join(dist, 'bff', 'openapi.json');
  server.get(address, (_request, response) => response.sendFile(file, { maxAge: '1h' }));
  if (!isReadable) return;
  server.get('/api', async (_request, response) => {
    const contract = JSON.parse(await readFile(file, 'utf8')) as OwnContract; // as: what the build wrote
    response.type('html').send(writeContract(contract, address));
  });
}
