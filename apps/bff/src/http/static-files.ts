import { join } from 'node:path';
import express, { type Express } from 'express';

const immutable = { immutable: true, maxAge: '365d', index: false, fallthrough: false } as const;
const longLived = { maxAge: '30d', index: false, fallthrough: false } as const;
const shortLived = { maxAge: '1h', index: false, fallthrough: false } as const;

/** Built assets carry their hash and last for ever; the operator's pictures are asked again. */
export function serveFiles(app: Express, webFolder: string, contentFolder: string): void {
  const client = join(webFolder, 'client');
  app.use('/assets', express.static(join(client, 'assets'), immutable));
  app.use('/pictures', express.static(join(contentFolder, 'pictures'), shortLived));
  app.use('/sharing', express.static(join(webFolder, 'sharing'), longLived));
  app.use('/icons', express.static(join(webFolder, 'icons'), longLived));
  app.get('/standalone.css', (_request, response) => {
    response.sendFile(join(client, 'standalone.css'), { maxAge: '1d' });
  });
  app.get('/favicon.svg', (_request, response) => {
    response.sendFile(join(contentFolder, 'pictures', 'favicon.svg'), { maxAge: '1d' });
  });
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));
}
