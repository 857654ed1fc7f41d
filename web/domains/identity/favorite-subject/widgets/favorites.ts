import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NamedRecord } from '#shared/domains/identity/favorite-subject/contract.ts';
import type { Method } from '#shared/kernel/contract/route.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { type Bare, call } from '#web/platform/api.ts';

/** Bare routes: stars and the navigation must not bring the schemas along. */
const at = (operation: string, method: Method, path: string) => ({ id: operation, method, path });
type List<Row> = Bare<Record<string, never>, { readonly rows: readonly Row[] }>;
type Write<Body> = Bare<{ readonly body: Body }, unknown>;
interface ArtistRef {
  readonly artistId: string;
}
const POST = 'POST';
const artists = {
  list: at('favorite-artist.list', POST, '/api/page/favoriteartist/list') as List<
    ArtistRef & { readonly name: string }
  >,
  create: at('favorite-artist.create', POST, '/api/page/favoriteartist/create') as Write<ArtistRef>,
  remove: at('favorite-artist.remove', POST, '/api/page/favoriteartist/delete') as Write<ArtistRef>,
};
const subjects = {
  list: at('favorite-subject.list', POST, '/api/page/favoritesubject/list') as List<NamedRecord>,
  create: at('favorite-subject.create', POST, '/api/page/favoritesubject/create') as Write<RecordSubject>,
  remove: at('favorite-subject.remove', POST, '/api/page/favoritesubject/delete') as Write<RecordSubject>,
};
const recent = at('favorite-subject.recentlyUsed', 'GET', '/api/core/user/recentlyused') as List<NamedRecord>;

const FIVE_MINUTES = 5 * 60_000;
const KEY = ['favorites'];

export async function loadFavorites(signal: AbortSignal): Promise<readonly NamedRecord[]> {
  const [named, others] = await Promise.all([call(artists.list, {}, { signal }), call(subjects.list, {}, { signal })]);
  const own = named.rows.map(({ artistId, name }) => ({ entity: 'artist' as const, recordId: artistId, title: name }));
  return [...own, ...others.rows];
}

const favoritesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => loadFavorites(signal),
  staleTime: FIVE_MINUTES,
});

export const loadRecent = async (signal: AbortSignal): Promise<readonly NamedRecord[]> =>
  (await call(recent, {}, { signal })).rows;

const NONE: readonly NamedRecord[] = [];
/** Records the user keeps at hand: artists first, each kind by name. */
export const useFavorites = (): readonly NamedRecord[] => useQuery(favoritesQuery).data ?? NONE;

function write({ entity, recordId }: RecordSubject, on: boolean): Promise<unknown> {
  const operation = on ? 'create' : 'remove';
  return entity === 'artist'
    ? call(artists[operation], { body: { artistId: recordId } })
    : call(subjects[operation], { body: { entity, recordId } });
}

interface Change {
  readonly record: NamedRecord;
  readonly on: boolean;
}
/** Shown at once; what the server says afterwards counts. */
export function useKeepFavorite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ record, on }: Change) => write(record, on),
    onMutate: async ({ record, on }: Change) => {
      await queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData<readonly NamedRecord[]>(KEY, (kept = NONE) => {
        const others = kept.filter(({ recordId }) => recordId !== record.recordId);
        return on ? [...others, record] : others;
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
