import type { Pool } from 'pg';

interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly is_paid: boolean;
  readonly bookings: readonly { readonly id: string; readonly isCancelled: boolean }[];
}

interface StayRow {
  readonly id: string;
  readonly status: string;
  readonly reference: string | null;
}

/**
 * Compares the hotels' tables with the orders'. Every stay of a paid order is booked, or released
 * if cancelled. There are no other bookings. Each night has exactly as many rooms taken as are
 * booked or held.
 */
export async function stayViolationsIn(books: Pool): Promise<readonly string[]> {
  const orders = await books.query<OrderRow>(`
    select id, status, payment_id is not null as is_paid, (
      select jsonb_agg(jsonb_build_object('id', s->'booking'->>'id', 'isCancelled', s ? 'cancelled'))
      from jsonb_array_elements(stays) s) as bookings
    from sandbox.orders where jsonb_array_length(stays) > 0`);
  const stays = await books.query<StayRow>(`select id, status, reference from sandbox.stays`);
  const found = new Map(stays.rows.map((stay) => [stay.id, stay]));
  const wanted = orders.rows
    .filter(({ is_paid }) => is_paid)
    .flatMap(({ id, bookings }) => bookings.map((booking) => ({ order: id, ...booking })));
  const wrong = wanted.flatMap(({ order, id, isCancelled }) => {
    const stay = found.get(id);
    const isRight =
      stay?.reference === order && stay.status === (isCancelled ? 'CANCELLED' : 'CONFIRMED');
    return isRight ? [] : [`${order}: its stay ${id} is ${stay?.status} for ${stay?.reference}`];
  });
  const own = new Set(wanted.map(({ id }) => id));
  const others = stays.rows.filter(({ id, status }) => status === 'CONFIRMED' && !own.has(id));
  return [
    ...wrong,
    ...others.map(({ id, reference }) => `stay ${id} is booked for ${reference}, who has not paid`),
    ...(await nightsTakenWrong(books)),
  ];
}

/** For the room type without rules for busy nights. */
async function nightsTakenWrong(books: Pool): Promise<readonly string[]> {
  const { rows } = await books.query<{ day: string; taken: number; known: number }>(`
    with booked as (
      select night::date::text as day, count(*)::int as rooms
      from sandbox.stays s, jsonb_array_elements(s.rooms) room,
        generate_series(s.check_in::date, s.check_out::date - 1, interval '1 day') night
      where s.status = 'CONFIRMED' and s.hotel = 'hxm' and room->>'room' = 'mangle'
      group by 1),
    held as (
      select day, sum(places)::int as rooms from sandbox.holds where pool = 'hxm:mangle' group by 1)
    select stock.day, stock.taken,
      coalesce(booked.rooms, 0) + coalesce(held.rooms, 0) as known
    from sandbox.stock
    left join booked on booked.day = stock.day
    left join held on held.day = stock.day
    where stock.pool = 'hxm:mangle'
      and stock.taken <> coalesce(booked.rooms, 0) + coalesce(held.rooms, 0)`);
  return rows.map(({ day, taken, known }) => `${day}: ${taken} rooms taken, ${known} known`);
}
