import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedWhen {
  readonly now: Date;
  /** Maximum difference between `now` and the time of signing. */
  readonly withinSeconds: number;
}

const signed = /^t=(?<time>\d{1,12})(?<macs>(?:, ?v\d=[0-9a-f]{64}){1,8})$/;

/** Verifies `t=<seconds>,v1=<hex>` over `t.body`. One matching `v1` is enough (key rotation). */
export function isSigned(
  header: string | undefined,
  body: Buffer,
  secret: string,
  { now, withinSeconds }: SignedWhen,
): boolean {
  const { time, macs } = signed.exec(header ?? '')?.groups ?? {};
  if (!time || !macs) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > withinSeconds) return false;
  const ours = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return [...macs.matchAll(/v1=(\w+)/g)].some(([, mac = '']) =>
    timingSafeEqual(ours, Buffer.from(mac, 'hex')),
  );
}
