import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/** Checks `t=<seconds>,v1=<hex>` over `t.body`; an old or future one is refused. */
export function isSigned(
  header: string | undefined,
  body: Buffer,
  secret: string,
  now: Date,
): boolean {
  const { time, mac } =
    /^t=(?<time>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/.exec(header ?? '')?.groups ?? {};
  if (!time || !mac) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const ours = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(ours, Buffer.from(mac, 'hex'));
}
