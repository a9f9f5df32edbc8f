import type { TrackingInfo, UserInfo } from '@shop/domain';

/**
 * The same-origin calls about who is signed in, at the root, with and without the slash at the end.
 */
export const userCalls = {
  /** POST `UserSessionForm`: 204, or 403 for a handle that is not this browser's. */
  session: '/user-session/',
  /** GET: {@link UserInfoReply} of a social session. `Authorization: Bearer <gxToken>` may come along. */
  socialInfo: '/user-info-social/',
  /** GET: {@link UserInfoReply} of any session. */
  info: '/user-info/',
  /** POST: 204; a form goes on to its page. */
  logout: '/user-logout/',
  /** POST `RedirectForm`: keeps it for a week; GET: goes there, once, else to the home page. */
  redirect: '/redirect/',
} as const;

/**
 * Who looks; `noauth` with empty texts for nobody. `sId` and `gxToken` are handles that only the
 * BFF can exchange, and only in this session (docs/rules/sign-in.md#handles).
 */
export type UserInfoReply = UserInfo & { readonly tracking: TrackingInfo };

/** Stands for a slash in the `route` of {@link userCalls.redirect}. */
export const redirectMarker = '|';

export const routeForRedirect = (path: string): string => path.replaceAll('/', redirectMarker);
