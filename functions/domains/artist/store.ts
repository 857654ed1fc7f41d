import { freeCells, freeColumns, freeMapping, freeSlots } from '#functions/domains/free-field/slots-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { CARRIED, carriedFields, carriedRow } from '#functions/platform/record/carrier.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'artist',
  key: 'text',
  columns: {
    self: 'u32',
    owner: 'u32',
    active: 'u8',
    genre: 'text',
    words: 'text',
    management: 'u32',
    members: 'many',
    ...CARRIED,
    ...freeColumns('artist'),
  },
});

export const artistMapping: ListMapping = {
  agency: freeMapping('artist'),
  keyword: 'words',
  fields: { owner: byId('owner'), active: byFlag('active'), ...carriedFields },
  sorts: { name: 'key', genre: 'genre' },
};

/** Artists: list by name, picker by name and genre; the name is unique in the agency. */
export const artistStore = new RecordStore<ArtistInput>({
  name: 'artist',
  title: (artist) => artist.name,
  card: ({ name }) => name,
  unique: [{ kind: 'name', field: 'name', of: (artist) => artist.name }],
  list: listOf(
    index,
    (artist) => ({
      no: artist.no,
      self: artist.no,
      key: fold(artist.name),
      owner: artist.ownerId ? noOf(artist.ownerId) : 0,
      active: artist.isActive ? 1 : 0,
      genre: fold(artist.genre),
      management: artist.management ? noOf(artist.management.companyId) : 0,
      members: (artist.members ?? []).flatMap(({ contactId }) => (contactId ? [noOf(contactId)] : [])),
      ...carriedRow(artist),
      words: fold(`${artist.name} ${artist.genre} ${artist.city}`),
      ...freeCells(artist),
    }),
    freeSlots('artist'),
  ),
  picker: pickerOf(definePicker({ entity: 'artist' }), (artist) => ({
    key: artist.id,
    value: artist.name,
    sublabel: artist.genre,
    words: [],
    facets: { active: artist.isActive ? 1 : 0 },
  })),
});

/** Active artists the user may see, by name; all of them, or those asked for. */
export async function artistsOnView(ctx: UserContext, artistIds: readonly Id[]): Promise<Stored<ArtistInput>[]> {
  const { list } = artistStore.definition;
  const filters = [
    { column: 'active', anyOf: [1] },
    ...artistAccess.own(ctx),
    ...(artistIds.length > 0 ? [{ column: 'self', anyOf: artistIds.map(noOf) }] : []),
  ];
  const found = await artistStore.many(ctx, (await list?.all(ctx.tenantId, { filters })) ?? []);
  // An id from elsewhere carries a number that somebody here has too.
  return artistIds.length > 0 ? found.filter(({ id }) => artistIds.includes(id)) : found;
}
