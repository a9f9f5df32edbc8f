import { JoseQuoteTokens } from '@shop/adapters/jose';
import { type KeptLine, money, type SharedQuote } from '@shop/domain';

export const shopTokens = new JoseQuoteTokens(['a-session-secret-of-the-tests-of-32-characters']);

const hourMs = 3_600_000;

/** A ticket for two adults; a single ticket unless the test names a package. */
export const aKeptLine = (
  slug: string,
  day: string,
  differs: Partial<KeptLine> = {},
): KeptLine => ({
  slug,
  day,
  time: undefined,
  extras: [],
  components: [],
  package: undefined,
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  amount: money(100_000, 'MXN'),
  ...differs,
});

export const aSharedQuote = (
  lines: readonly KeptLine[],
  differs: Partial<SharedQuote> = {},
): SharedQuote => ({
  until: new Date(Math.floor(Date.now() / 60_000) * 60_000 + 24 * hourMs),
  currency: 'MXN',
  lines,
  hadCode: false,
  ...differs,
});
