// A minimal proxy: keep-alive connections, JSON parsed and serialised.
import { Agent, createServer, get } from 'node:http';
import { serve } from './serve.mjs';

process.once('message', ({ origin }) => {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    get(origin + request.url, { agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()));
        response
          .writeHead(answer.statusCode, {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          })
          .end(body);
      });
    });
  });
  serve(server);
});
