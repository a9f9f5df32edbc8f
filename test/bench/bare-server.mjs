// A minimal server: `node:http` that sends fixed bytes by path.
import { createServer } from 'node:http';
import { serve } from './serve.mjs';

process.once('message', (replies) => {
  const known = new Map(
    replies.map(({ path, status, headers, base64 }) => [
      path,
      { status, headers, body: Buffer.from(base64, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const reply = known.get(request.url);
    if (!reply) return response.writeHead(404).end();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  serve(server);
});
