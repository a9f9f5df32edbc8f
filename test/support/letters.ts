import type { SandboxUnderTest } from './start-sandbox.js';

type Books = Pick<SandboxUnderTest, 'db'>;

/** The shop's own mails in the sandbox's mailbox, oldest first. */
export const lettersTo = ({ db }: Books, email: string) =>
  db.selectFrom('letters').selectAll().where('email', '=', email).orderBy('position').execute();

/** Waits up to ten seconds for `count` mails, then returns those that arrived. */
export async function lettersOnceThere(books: Books, email: string, count = 1) {
  for (let tries = 0; ; tries += 1) {
    const letters = await lettersTo(books, email);
    if (letters.length >= count || tries === 400) return letters;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export function linkIn({ body }: { readonly body: string }): URL {
  const [link] = /https?:\/\/\S+[?]link=\S+/.exec(body) ?? [];
  if (!link) throw new Error(`no link in ${body}`);
  return new URL(link);
}
