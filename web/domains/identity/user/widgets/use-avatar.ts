import { useQuery } from '@tanstack/react-query';
import { AVATARS_MAX } from '#shared/domains/identity/account/limits.ts';
import { type Bare, call } from '#web/platform/api.ts';

/** Bare: the start needs nothing else of the contract. */
const avatars: Bare<
  { body: { readonly ids: readonly string[] } },
  { readonly rows: readonly { readonly id: string; readonly url: string }[] }
> = { id: 'account.avatars', method: 'POST', path: '/api/core/user/avatar/list' };
/** Changes are also made by nobody: imports, sync. */
const USER_ID = /^[0-9A-Z]{26}$/;
/** Addresses are good for an hour. */
const HALF_AN_HOUR = 30 * 60_000;
/** Milliseconds in which all that a page draws asks at once; the page itself goes first. */
const GATHERING = 50;

interface Turn {
  readonly ids: Set<string>;
  readonly urls: Promise<ReadonlyMap<string, string>>;
}
let open: Turn | undefined;

async function urlsOf(ids: string[]): Promise<[id: string, url: string][]> {
  const { rows } = await call(avatars, { body: { ids } });
  return rows.map(({ id, url }) => [id, url]);
}
function openTurn(): Turn {
  const ids = new Set<string>();
  const read = async () => {
    await new Promise((next) => setTimeout(next, GATHERING));
    open = undefined;
    const all = [...ids];
    const parts = Array.from({ length: Math.ceil(all.length / AVATARS_MAX) }, (_, i) =>
      urlsOf(all.slice(i * AVATARS_MAX, (i + 1) * AVATARS_MAX)),
    );
    return new Map((await Promise.all(parts)).flat());
  };
  return { ids, urls: read() };
}
async function avatarOf(id: string): Promise<string | null> {
  open ??= openTurn();
  open.ids.add(id);
  return (await open.urls).get(id) ?? null;
}

/** A colleague's picture, if there is one. */
export function useAvatar(id: string): string | undefined {
  const { data } = useQuery({
    queryKey: [avatars.id, id],
    queryFn: () => avatarOf(id),
    enabled: USER_ID.test(id),
    staleTime: HALF_AN_HOUR,
    gcTime: HALF_AN_HOUR,
  });
  return data ?? undefined;
}
