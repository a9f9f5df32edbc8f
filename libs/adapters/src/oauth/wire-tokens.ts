import {
  fitName,
  isEmail,
  type SocialProfile,
  type SocialTokens,
  splitName,
  tidy,
} from '@shop/domain';
import { z } from 'zod';

const token = z.string().min(1).max(16_384);
const bearer = z.string().regex(/^bearer$/i);

/** Assumed life of an access token in seconds if the provider sends none (RFC 6749, 5.1). */
const unsaidSeconds = 3600;
/** Some providers send numbers as strings, and empty fields as null or ''. */
const lifetime = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().nonnegative().max(1e9))
  .nullish()
  .transform((said) => said ?? unsaidSeconds);
const refreshToken = z
  .union([token, z.literal('')])
  .nullish()
  .transform((said) => said || undefined);

export const wireTokens = z.object({
  access_token: token,
  token_type: bearer,
  id_token: token,
  refresh_token: refreshToken,
  expires_in: lifetime,
});

/** The reply to a refresh token; its id_token is ignored. */
export const wireRefreshed = z.object({
  access_token: token,
  token_type: bearer,
  refresh_token: refreshToken,
  expires_in: lifetime,
});

export const tokensOf = (
  wire: z.infer<typeof wireRefreshed>,
  kept: { readonly id: string; readonly refresh: string | undefined },
  now: Date,
): SocialTokens => ({
  access: wire.access_token,
  refresh: wire.refresh_token ?? kept.refresh,
  id: kept.id,
  endsAt: now.getTime() + wire.expires_in * 1000,
});

/** A claim of the wrong type counts as absent. */
const claim = z.string().max(2000).optional().catch(undefined);

/** Standard claims (OpenID Connect Core 1.0, 5.1), from userinfo or an id_token. */
export const wireProfile = z
  .object({
    sub: z.string().min(1).max(255),
    given_name: claim,
    family_name: claim,
    name: claim,
    email: claim,
    email_verified: z.unknown().optional(),
  })
  .transform((wire): TheyAre => {
    const { email_verified: verified } = wire;
    const named = tidy(wire.email ?? '');
    const email = isEmail(named) && isTrue(verified) ? named : '';
    const profile = { subject: wire.sub, ...namesOf(wire), email };
    const isUnsaid = named === '' || (isEmail(named) && verified === undefined);
    return { profile, isEmailDenied: !email && !isUnsaid };
  });

interface TheyAre {
  readonly profile: SocialProfile;
  /** The provider named an email but did not verify it: ignore it in other sources too. */
  readonly isEmailDenied: boolean;
}

/** A verified email opens its orders: only `true` counts. Some providers send it as a string. */
const isTrue = (claimed: unknown): boolean => claimed === true || claimed === 'true';

/** Splits the whole name if the provider sends only that. */
function namesOf(wire: { given_name?: string; family_name?: string; name?: string }) {
  const [given = '', last = ''] = [wire.given_name, wire.family_name].map((text) =>
    fitName(text ?? ''),
  );
  const whole = splitName(wire.name ?? '');
  return given || last ? { firstName: given || whole.firstName, lastName: last } : whole;
}
