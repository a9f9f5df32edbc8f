import pg from 'pg';

/**
 * As if the pauses were over that the shop makes before it asks or tries again. A mail that is being
 * sent is left to who sends it: its lease is longer than any first pause.
 */
export function hurrier(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The server may end an idle connection as it is stopped; a query that fails still fails the test.
  pool.on('error', () => undefined);
  return {
    async hurry(): Promise<void> {
      for (const table of ['purchases', 'order_changes'])
        await pool.query(`update shop.${table} set due_at = clock_timestamp()
          where due_at > clock_timestamp()`);
      await pool.query(`update shop.mails set due_at = clock_timestamp() where state = 'WAITING'
        and due_at between clock_timestamp() and clock_timestamp() + interval '1 minute'`);
    },
    stop: () => pool.end(),
  };
}

/** Looks twenty times a second, with no pause of the shop's between; the test's own limit is the end. */
export async function hurriedUntil<Seen>(
  shop: { hurry(): Promise<void> },
  look: () => Promise<Seen | false | undefined>,
): Promise<Seen> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await shop.hurry();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
