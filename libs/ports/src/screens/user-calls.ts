import type { TrackingInfo, UserInfo } from '@shop/domain';

/** Same-origin calls about the signed-in visitor, at the root, with or without a trailing slash. */
export const userCalls = {
  /** POST `UserSessionForm`: 204, or 403 if the handle is not this browser's. */
  session: '/user-session/',
  /** GET: {@link UserInfoReply} of a social session. Accepts `Authorization: Bearer <gxToken>`. */
  socialInfo: '/user-info-social/',
  /** GET: {@link UserInfoReply} of any session. */
  info: '/user-info/',
  /** POST: 204; a form redirects to its page. */
  logout: '/user-logout/',
  /** POST `RedirectForm` stores it for a week. GET redirects there once, else to the home page. */
  redirect: '/redirect/',
} as const;

/**
 * The signed-in visitor, or `noauth` with empty texts. `sId` and `gxToken` are handles that only
 * the BFF can exchange, and only in this session (docs/rules/sign-in.md#handles).
 */
export type UserInfoReply = UserInfo & { readonly tracking: TrackingInfo };

/** Replaces a slash in the `route` of {@link userCalls.redirect}. */
export const redirectMarker = '|';

export const routeForRedirect = (path: string): string => path.replaceAll('/', redirectMarker);
