interface Ended {
  readonly redeemed_at: Date | null;
  readonly revoked_at: Date | null;
}

/** The state of a unit, as in the contract. */
export function stateWire({ redeemed_at, revoked_at }: Ended) {
  const [Status, at] = revoked_at
    ? ['REVOKED', revoked_at]
    : redeemed_at
      ? ['REDEEMED', redeemed_at]
      : ['VALID', null];
  return { Status, At: at?.toISOString() ?? null };
}
