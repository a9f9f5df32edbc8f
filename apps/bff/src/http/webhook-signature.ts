import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedWhen {
  readonly now: Date;
  /** How far from now it may be signed. */
  readonly withinSeconds: number;
}

/** Checks `t=<seconds>,v1=<hex>` over `t.body`; an old or future one is refused. */
export function isSigned(
  header: string | undefined,
  body: Buffer,
  secret: string,
  { now, withinSeconds }: SignedWhen,
): boolean {
  const { time, mac } =
    /^t=(?<time>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/.exec(header ?? '')?.groups ?? {};
  if (!time || !mac) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > withinSeconds) return false;
  const ours = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(ours, Buffer.from(mac, 'hex'));
}
