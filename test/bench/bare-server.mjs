// A minimal server: `node:http` that sends fixed bytes by what was asked.
import { createServer } from 'node:http';
import { questionOf } from './replies.mjs';
import { serve } from './serve.mjs';

process.once('message', (replies) => {
  const known = new Map(
    replies.map(({ question, status, headers, base64 }) => [
      question,
      { status, headers, body: Buffer.from(base64, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const reply = known.get(questionOf(request.method, request.url, request.headers));
    if (!reply) return response.writeHead(404).end();
    request
      .resume()
      .once('end', () => response.writeHead(reply.status, reply.headers).end(reply.body));
  });
  serve(server);
});
