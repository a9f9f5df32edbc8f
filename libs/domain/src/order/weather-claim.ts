/** A claim on the weather guarantee, which the operator decides. */
export interface WeatherClaim {
  readonly status: 'RECEIVED' | 'GRANTED' | 'DENIED';
  /** For a granted claim: the deadline to choose another day, past the usual notice. */
  readonly changeUntil?: Date | undefined;
}

export const weatherReasons = ['storm', 'rain', 'wind', 'heat'] as const;
export type WeatherReason = (typeof weatherReasons)[number];

export const longestClaimNote = 500;

export interface ClaimForm {
  readonly reason: WeatherReason;
  /** In the visitor's own words; may be empty. */
  readonly note: string;
}

export type CheckedClaim =
  | { readonly kind: 'good'; readonly good: ClaimForm }
  | { readonly kind: 'wrong'; readonly code: 'claimReason' | 'claimTooLong' };

export function checkClaim(typed: {
  readonly reason: string;
  readonly note: string;
}): CheckedClaim {
  const reason = weatherReasons.find((one) => one === typed.reason);
  // Forms send CRLF, which `maxlength` counts as one character.
  const note = typed.note.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (!reason) return { kind: 'wrong', code: 'claimReason' };
  if (note.length > longestClaimNote) return { kind: 'wrong', code: 'claimTooLong' };
  return { kind: 'good', good: { reason, note } };
}
