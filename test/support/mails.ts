import type { SandboxUnderTest } from './start-sandbox.js';

export async function lastLinkTo(
  { db }: Pick<SandboxUnderTest, 'db'>,
  email: string,
): Promise<URL> {
  const mail = await db
    .selectFrom('mails')
    .select('link')
    .where('email', '=', email)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(mail.link);
}

export const tokenIn = ({ hash }: URL): string => hash.slice(1);
