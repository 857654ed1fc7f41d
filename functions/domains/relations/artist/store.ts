import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { hiddenFilters } from '#functions/platform/record/fields.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { CARRIED, carriedFields, carriedRow } from '#functions/platform/record/taggable.ts';
import { artistFields } from '#shared/domains/relations/artist/fields.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { rosterWrites } from './public/roster-store.ts';

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
    team: 'many',
    members: 'many',
    ...CARRIED,
    ...FREE_COLUMNS,
  },
});

export const artistMapping: ListMapping = {
  agency: freeMapping('artist'),
  keyword: 'words',
  fields: { owner: byId('owner'), active: byFlag('active'), ...carriedFields },
  sorts: { name: 'key', genre: 'genre' },
  hidden: hiddenFilters(artistFields, { status: 'statusId', tag: 'tagIds' }),
};

/** Artists: list by name, picker by name and genre; the name is unique in the agency. */
export const artistStore = new RecordStore<ArtistInput>({
  name: 'artist',
  fields: artistFields,
  title: (artist) => artist.name,
  summary: ({ name }) => name,
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
      team: (artist.team ?? []).map(({ userId }) => noOf(userId)),
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
  derived: rosterWrites,
});
