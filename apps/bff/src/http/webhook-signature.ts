import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedWhen {
  readonly now: Date;
  /** Maximum difference between `now` and the time of signing. */
  readonly withinSeconds: number;
}

const signed = /^t=(?<time>\d{1,12})(?<macs>(?:, ?v\d=[0-9a-f]{64}){1,8})$/;

/** Verifies `t=<seconds>,v1=<hex>` over `t.body`. One `v1` by one of the secrets is enough. */
export function isSigned(
  header: string | undefined,
  body: Buffer,
  secrets: readonly string[],
  { now, withinSeconds }: SignedWhen,
): boolean {
  const { time, macs } = signed.exec(header ?? '')?.groups ?? {};
  if (!time || !macs) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > withinSeconds) return false;
  const given = [...macs.matchAll(/v1=(\w+)/g)].map(([, mac = '']) => Buffer.from(mac, 'hex'));
  return secrets.some((secret) => {
    const ours = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    return given.some((mac) => timingSafeEqual(ours, mac));
  });
}
