import pg from 'pg';

/**
 * Ends the shop's pauses before polling or retrying. It leaves a mail in delivery to its sender,
 * whose lease is longer than any first pause.
 */
export function hurrier(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The server may close an idle connection as it stops. A failing query still fails the test.
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

/** Polls every 50 ms without the shop's pauses, until the test's own timeout. */
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
