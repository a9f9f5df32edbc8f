import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { encodingFor } from './encoding.js';

const svg = 'image/svg+xml; charset=utf-8';
const setHeaders = (response: ServerResponse, file: string): void => {
  if (file.endsWith('.svg')) response.setHeader('Content-Type', svg);
};
const common = { index: false, fallthrough: false, setHeaders } as const;

const immutable = { ...common, immutable: true, maxAge: '365d' } as const;
const longLived = { ...common, maxAge: '30d' } as const;
/** The gate's service worker caches them; their names never change. */
const asked = { ...common, maxAge: 0 } as const;
const shortLived = { ...common, maxAge: '1h' } as const;

export const fileFolders = [
  '/gate/files',
  '/assets',
  '/pictures',
  '/sharing',
  '/icons',
  '/standalone\\.css',
  '/favicon\\.(?:svg|ico)',
] as const;

/** Built assets are named by hash and immutable; the operator's pictures are revalidated. */
export function serveFiles(app: Express, webFolder: string, contentFolder: string): void {
  const client = join(webFolder, 'client');
  app.use('/assets', packedFiles(join(client, 'assets')));
  app.use('/assets', express.static(join(client, 'assets'), immutable));
  app.use('/pictures', express.static(join(contentFolder, 'pictures'), shortLived));
  app.use('/gate/files', express.static(join(webFolder, 'gate'), asked));
  app.use('/sharing', express.static(join(webFolder, 'sharing'), longLived));
  app.use('/icons', express.static(join(webFolder, 'icons'), longLived));
  app.get('/standalone.css', (_request, response) => {
    response.sendFile(join(client, 'standalone.css'), { maxAge: '1d' });
  });
  app.get('/favicon.svg', (_request, response) => {
    response.type(svg);
    response.sendFile(join(contentFolder, 'pictures', 'favicon.svg'), { maxAge: '1d' });
  });
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));
}

/** Serves the files that the build compressed, if the client accepts Brotli. */
function packedFiles(folder: string): RequestHandler {
  const packed = new Set(readdirSync(folder).filter((file) => file.endsWith('.br')));
  return (request, response, next) => {
    const file = request.path.slice(1);
    response.vary('Accept-Encoding');
    if (!packed.has(`${file}.br`) || encodingFor(request, ['br']) !== 'br') return next();
    response.type(extname(file)).setHeader('Content-Encoding', 'br');
    request.url = `/${file}.br`;
    next();
  };
}
