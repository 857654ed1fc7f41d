import { showKey } from '#functions/domains/booking/show/store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { beginsWithin } from '#functions/platform/record/day-range.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { dateOf } from '#shared/kernel/time/date.ts';

/** Clustered as shows are: by the minute they start. */
const index = defineList({
  name: 'guestList',
  key: 'number',
  columns: { show: 'u32', artists: 'many', artist: 'text', name: 'text', words: 'text' },
});

export const guestListMapping: ListMapping = {
  keyword: 'words',
  fields: { artist: byId('artists'), show: byId('show') },
  sorts: { date: 'key', name: 'name', artist: 'artist' },
  range: beginsWithin,
};

const namesOf = ({ artists }: GuestListFields) => artists.map(({ name }) => name);
const placeOf = ({ show }: GuestListFields) => [show.venue, show.city].filter(Boolean).join(', ');

/** Guest lists stand where their show does; places and guests lie beside each (items.ts). */
export const guestListStore = new RecordStore<GuestListFields>({
  name: 'guestList',
  title: ({ name }) => name,
  list: listOf(index, (list) => ({
    no: list.no,
    key: showKey(list.show),
    show: noOf(list.show.showId),
    artists: list.artists.map(({ artistId }) => noOf(artistId)),
    artist: fold(list.artists[0]?.name ?? ''),
    name: fold(list.name),
    words: fold([list.name, list.show.number, list.show.title, placeOf(list), ...namesOf(list)].join(' ')),
  })),
  picker: pickerOf(definePicker({ entity: 'guestList' }), (list) => ({
    key: list.id,
    value: list.name,
    sublabel: [dateOf(list.show.start), ...namesOf(list), list.show.title].join(', '),
    words: [...namesOf(list), list.show.title, list.show.number],
    facets: { artists: list.artists.map(({ artistId }) => artistId).join(' ') },
  })),
});
