import { openChangeStates, openStates } from '@shop/domain';
import type { Backlog, OpenWork, WorkKind } from '@shop/ports/backends';
import type { Pool } from 'pg';

interface Row {
  readonly work: WorkKind;
  readonly state: string;
  readonly count: number;
  readonly oldest: number;
  readonly overdue: number;
}

/** States with rows to resume, by table. */
const open = {
  purchases: openStates,
  order_changes: openChangeStates,
  mails: ['WAITING'],
  call_requests: ['WAITING'],
} as const satisfies Partial<Record<WorkKind, readonly string[]>>;

const secondsSince = (time: string) =>
  `coalesce(greatest(0, extract(epoch from now() - ${time})), 0)::float8`;

/** Reads only the partial index of due rows, so its cost grows with open rows, not with history. */
const openRows = ([table, states]: readonly [string, readonly string[]]): string => `
select '${table}' as work, state, count(*)::int as count,
  ${secondsSince('min(created_at)')} as oldest, ${secondsSince('min(due_at)')} as overdue
from shop.${table} where state in (${states.map((state) => `'${state}'`).join(', ')})
group by state`;

const held = `
select 'holdings', 'HELD', coalesce(sum(count), 0)::int, 0::float8, 0::float8
from shop.holdings where until > now()`;

export const backlogQuery = [...Object.entries(open).map(openRows), held].join('\nunion all');

const none: readonly OpenWork[] = Object.entries(open).flatMap(([work, states]) =>
  states.map((state) => ({
    work: work as WorkKind, // as: keys of a const table
    state,
    count: 0,
    oldestSeconds: 0,
    overdueSeconds: 0,
  })),
);

/** One statement. Needs `migrate` first. Throws database errors. */
export class PostgresBacklog implements Backlog {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<readonly OpenWork[]> {
    const { rows } = await this.pool.query<Row>({ name: 'backlog', text: backlogQuery });
    const found = rows.map(({ oldest, overdue, ...row }) => ({
      ...row,
      oldestSeconds: oldest,
      overdueSeconds: overdue,
    }));
    const isFound = (one: OpenWork) =>
      found.some(({ work, state }) => work === one.work && state === one.state);
    return [...none.filter((one) => !isFound(one)), ...found];
  }
}
