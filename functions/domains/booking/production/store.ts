import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { hiddenFilters } from '#functions/platform/record/fields.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { CARRIED, carriedFields, carriedRow } from '#functions/platform/record/taggable.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { productionFields } from '#shared/domains/booking/production/fields.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { SUBLABEL_ARTISTS } from '#shared/domains/booking/production/sublabel.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold, joinNames } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

const index = defineList({
  name: 'production',
  key: 'number',
  columns: {
    artists: 'many',
    owner: 'u32',
    people: 'many',
    last: 'u32',
    name: 'text',
    words: 'text',
    ...CARRIED,
    ...FREE_COLUMNS,
  },
});

export const productionMapping: ListMapping = {
  agency: freeMapping('production'),
  keyword: 'words',
  fields: { artist: byId('artists'), owner: byId('owner'), agent: byId('people'), ...carriedFields },
  sorts: { date: 'key', name: 'name' },
  hidden: hiddenFilters(productionFields, { status: 'statusId', tag: 'tagIds', agent: 'team' }),
  // A tour counts in every period it reaches into, not only in that of its first day.
  range: (from, to) => ({
    ...(from ? { since: { key: dayNumber(from), column: 'last', min: dayNumber(from) } } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

/** Productions by their first day; a picker entry shows the dates and up to two artists (spec section 2). */
export const productionStore = new RecordStore<ProductionFields>({
  name: 'production',
  fields: productionFields,
  title: (production) => production.name,
  summary: ({ name, artists }) => [name, artists.map((a) => a.artistId)],
  list: listOf(
    index,
    (production) => ({
      no: production.no,
      key: dayNumber(production.startDate),
      last: dayNumber(production.endDate),
      artists: production.artists.map((a) => noOf(a.artistId)),
      owner: production.owner ? noOf(production.owner.userId) : 0,
      people: [production.owner, ...(production.team ?? [])].flatMap((one) => (one ? [noOf(one.userId)] : [])),
      name: fold(production.name),
      ...carriedRow(production),
      words: fold([production.name, ...production.artists.map((a) => a.name)].join(' ')),
      ...freeCells(production),
    }),
    freeSlots('production'),
  ),
  picker: pickerOf(definePicker({ entity: 'production' }), (production) => ({
    key: production.id,
    value: production.name,
    sublabel: [
      `${production.startDate} – ${production.endDate}`,
      joinNames(
        production.artists.map((a) => a.name),
        SUBLABEL_ARTISTS,
      ),
    ]
      .filter(Boolean)
      .join(', '),
    words: production.artists.map((a) => a.name),
    facets: { artists: production.artists.map((a) => a.artistId).join(' ') },
  })),
});

/** Whether it is one of the caller's artists. */
export const isOwn = (ctx: UserContext, { artists }: Pick<ProductionFields, 'artists'>): boolean =>
  artistAccess.may(
    ctx,
    artists.map(({ artistId }) => artistId),
  );
