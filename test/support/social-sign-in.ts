import type { SocialNetwork } from '@shop/domain';
import type { FakeIdentityProvider } from './fake-identity-provider.js';
import { type ShopUnderTest, startBff } from './start-bff.js';
import type { Visitor } from './visitor.js';

export const providedBy = ({ issuer, clientId, clientSecret }: FakeIdentityProvider) => ({
  OAUTH_ISSUER_URL: issuer,
  OAUTH_CLIENT_ID: clientId,
  OAUTH_CLIENT_SECRET: clientSecret,
});

export const startShopAt = (
  provider: FakeIdentityProvider,
  extra: Readonly<Record<string, string>> = {},
): Promise<ShopUnderTest> => startBff({}, { ...providedBy(provider), ...extra });

export async function start(
  visitor: Visitor,
  network: SocialNetwork = 'google',
  next = '/es/mi-cuenta/',
): Promise<string> {
  const response = await visitor.get(`/sign-in/start/?${new URLSearchParams({ network, next })}`);
  return response.headers.get('location') ?? '';
}

export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The whole sign-in through a network, without faults. */
export async function signInSocially(
  visitor: Visitor,
  provider: FakeIdentityProvider,
  network: SocialNetwork = 'google',
): Promise<Response> {
  return visitor.get(pathOf(provider.callbackFor(await start(visitor, network))));
}
