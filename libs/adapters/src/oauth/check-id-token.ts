import type { SocialProfile } from '@shop/domain';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { OidcSettings } from './settings.js';
import { wireProfile } from './wire-tokens.js';

/** Accepted signature algorithms: none that use a secret, and not `none`. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Seconds: allowed clock skew, and the greatest age of a fresh token. */
const skew = 60;
const oldest = 600;

export type CheckedIdToken =
  | { readonly kind: 'good'; readonly profile: SocialProfile }
  /** `why` names the check, never a value. */
  | { readonly kind: 'wrong'; readonly why: string };

/** Every check of OpenID Connect Core 1.0, 3.1.3.7. */
export async function checkIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: OidcSettings,
  { nonce, now }: { readonly nonce: string; readonly now: Date },
): Promise<CheckedIdToken> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: skew,
      maxTokenAge: oldest,
      currentDate: now,
    });
    if (payload['nonce'] !== nonce) return { kind: 'wrong', why: 'nonce' };
    if (!isForUs(payload, clientId)) return { kind: 'wrong', why: 'azp' };
    const profile = wireProfile.safeParse(payload);
    return profile.success
      ? { kind: 'good', profile: profile.data.profile }
      : { kind: 'wrong', why: 'sub' };
  } catch (failure) {
    return { kind: 'wrong', why: nameOf(failure) };
  }
}

/** A token with several audiences must name this client in `azp`. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp !== undefined) return azp === clientId;
  return !Array.isArray(aud) || aud.length === 1;
}

const nameOf = (failure: unknown): string => {
  const isClaim =
    failure instanceof errors.JWTClaimValidationFailed || failure instanceof errors.JWTExpired;
  if (isClaim) return failure.claim;
  return failure instanceof errors.JOSEError ? failure.code : 'unreadable';
};
