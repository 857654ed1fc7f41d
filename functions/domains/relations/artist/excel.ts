import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { Beside, SheetDefinition, Speech } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { fieldColumns, numberCell, textCell } from '#functions/platform/excel/field-columns.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ArtistListRequest } from '#shared/domains/relations/artist/contract.ts';
import { artistFieldWords } from '#shared/domains/relations/artist/field-words.ts';
import { artistFields } from '#shared/domains/relations/artist/fields.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/relations/import/headings.ts';
import { percentText } from '#shared/kernel/money/percent-text.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';
import { artistMapping, artistStore } from './store.ts';

/** Rates are kept in thousandths of a percent. */
const PERCENT = 1000;
/** An artist with the other values of its row. */
type ArtistRow = ArtistInput & { readonly owner?: string | undefined };
const text = textCell<ArtistRow>;

const owners: Beside<ArtistRow> = {
  columns: ['owner'],
  async read(ctx, rows) {
    const nos = [...new Set(rows.flatMap(({ ownerId }) => (ownerId ? [noOf(ownerId)] : [])))];
    const names = new Map((await userStore.many(ctx, nos)).map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, owner: row.ownerId && names.get(row.ownerId) }));
  },
};

const teamText = ({ team }: ArtistRow, { locale }: Speech) =>
  team?.map(({ name, commissionRate }) => `${name} (${percentText(commissionRate, tagOf(locale))})`).join(', ');
const membersText = ({ members }: ArtistRow) =>
  members?.map(({ name, part }) => (part ? `${name} (${part})` : name)).join(', ');

export const artistExcel: SheetDefinition<ArtistRow> = {
  title: HEADINGS.artists,
  permission: 'artist.read',
  store: artistStore,
  request: ArtistListRequest,
  mapping: artistMapping,
  beside: [owners],
  own: freeSheetColumns('artist'),
  always: artistAccess.own,
  fields: artistFields,
  columns: [
    ...fieldColumns<ArtistRow, typeof artistFields>(artistFields, artistFieldWords, [
      { field: 'name', width: 28 },
      { field: 'genre', width: 18 },
      { field: 'email', width: 28 },
      { field: 'phone', width: 18 },
      'website',
      { field: 'city', width: 20 },
      { field: 'zone', width: 20 },
      {
        field: 'commissionRate',
        id: 'commission',
        name: nameIn(COLUMN_NAMES.commission),
        ...numberCell<ArtistRow>(({ commissionRate }) => commissionRate / PERCENT),
      },
      { field: 'ownerId', id: 'owner', ...text(({ owner }) => owner, 22) },
      { field: 'team', ...text(teamText, 32) },
      { field: 'members', ...text(membersText, 32) },
      'management',
      { field: 'hexColor', id: 'color', width: 10 },
      { field: 'statusId', ...statusColumn },
      { field: 'tagIds', ...tagsColumn },
      { field: 'isActive', id: 'active' },
      { field: 'notes', width: 40 },
    ]),
    ...datesColumns,
  ],
};
