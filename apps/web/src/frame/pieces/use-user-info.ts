import { type UserInfoReply, userCalls } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../shop/shop.js';

/**
 * Asks who looks, once a page load for all that need to know. Without an answer nobody is told:
 * the page is good without it.
 */
export function useUserInfo(): () => Promise<UserInfoReply | undefined> {
  const { bff } = useShop();
  const queries = useQueryClient();
  return () =>
    queries
      .fetchQuery({
        queryKey: ['userInfo'],
        queryFn: async () => (await bff.call(userCalls.info)) as UserInfoReply, // as: the port promises this shape
        staleTime: Infinity,
        retry: false,
      })
      .catch(() => undefined);
}
