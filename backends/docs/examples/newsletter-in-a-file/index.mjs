// Stores newsletter readers in a file, one line each, instead of at a newsletter API.
// ADAPTERS=./backends/docs/examples/newsletter-in-a-file/index.mjs NEWSLETTER_FILE=readers.jsonl npm start
import { appendFile, readFile } from 'node:fs/promises';

const absent = ({ code }) => code === 'ENOENT';

/** Implements `NewsletterGateway`. It always replies: a full disk is a reply, not a throw. */
class NewsletterInAFile {
  #file;
  #reporter;
  /** Writes run one after the other, so that no reader is stored twice. */
  #last = Promise.resolve();

  constructor(file, reporter) {
    this.#file = file;
    this.#reporter = reporter;
  }

  subscribe(subscription, language, key) {
    const done = this.#last.then(() => this.#write({ ...subscription, language, key }));
    this.#last = done;
    return done;
  }

  async #write(reader) {
    try {
      const known = (await this.#readers()).find(({ email }) => email === reader.email);
      // A retry, for example after a lost reply, gets the first reply.
      if (known) return known.key === reader.key ? { kind: 'done' } : isThere;
      await appendFile(this.#file, `${JSON.stringify(reader)}\n`);
      return { kind: 'done' };
    } catch (error) {
      this.#reporter.report({ event: 'newsletter_file', reason: error.code });
      return { kind: 'failed', reason: 'unavailable' };
    }
  }

  async #readers() {
    const text = await readFile(this.#file, 'utf8').catch((error) => {
      if (absent(error)) return '';
      throw error;
    });
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }
}

const isThere = { kind: 'refused', code: 'newsletterDuplicate', field: 'email' };

export const adapters = {
  NewsletterGateway({ env, reporter }) {
    if (!env.NEWSLETTER_FILE) throw new Error('NEWSLETTER_FILE must name a file');
    return new NewsletterInAFile(env.NEWSLETTER_FILE, reporter);
  },
};
