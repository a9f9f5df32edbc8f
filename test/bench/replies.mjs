import { request } from 'node:http';
import { asABrowser } from './load.mjs';

/** An answer with its bytes as they came: nothing is unpacked. Only a 200 is an answer. */
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

/** The same for the bare server: all headers but those that are Node's own to write. */
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
