import { request } from 'node:http';
import { asABrowser } from './load.mjs';

/** A reply with its raw, still compressed bytes; throws unless it is a 200. */
export function replyOf(url, headers = asABrowser) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} of ${url}`));
        resolve({ status: 200, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject).end();
  });
}

const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** A reply for the bare server, without the headers that Node writes. */
export const recorded = (path, { status, headers, body }) => ({
  path,
  status,
  headers: {
    ...Object.fromEntries(
      Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)),
    ),
    'content-length': body.length,
  },
  base64: body.toString('base64'),
});
