import { useQuery } from '@tanstack/react-query';
import { accountContract } from '#shared/domains/account/contract.ts';
import { queryOf } from '#web/platform/api.ts';

/** Addresses are good for an hour. */
const HALF_AN_HOUR = 30 * 60_000;

/** The pictures of colleagues, by their id. */
export function useFaces(): ReadonlyMap<string, string> {
  const query = queryOf(accountContract.routes.avatars, {});
  const { data } = useQuery({
    ...query,
    staleTime: HALF_AN_HOUR,
    refetchInterval: HALF_AN_HOUR,
    select: ({ rows }) => new Map(rows.map(({ id, url }) => [id, url])),
  });
  return data ?? NOBODY;
}
const NOBODY: ReadonlyMap<string, string> = new Map();
