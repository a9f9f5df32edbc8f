import type { Pool } from 'pg';

/** Whether the role of these connections is a superuser of the server. */
export async function isSuperuser(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = session_user',
  );
  return rows[0]?.rolsuper === true;
}
