import { type UserInfoReply, userCalls } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../shop/shop.js';

/** Loads the visitor's data once per page load. Resolves to `undefined` if that fails. */
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
