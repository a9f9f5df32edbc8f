import { request } from 'node:http';

/** What tells the recorded replies apart. */
export const questionOf = (method, path, headers) =>
  [method, path, headers.cookie, headers['accept-encoding']].join('\n');

/** A reply with its raw, still compressed bytes; throws unless it is a 200. */
export function replyOf(url, { method = 'GET', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (answer.statusCode === 200) return resolve({ headers: answer.headers, body: bytes });
        reject(new Error(`${answer.statusCode} of ${path}: ${bytes.toString().slice(0, 300)}`));
      });
    });
    asked.on('error', reject).end(body);
  });
}

const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** The shop's reply for the bare server, without the headers that Node writes. */
export async function recorded(url, asked) {
  const { headers, body } = await replyOf(url, asked);
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name));
  return {
    question: questionOf(asked.method ?? 'GET', asked.path, asked.headers),
    status: 200,
    headers: { ...Object.fromEntries(kept), 'content-length': body.length },
    base64: body.toString('base64'),
  };
}
