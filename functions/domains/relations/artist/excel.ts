import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { Beside, SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ArtistListRequest } from '#shared/domains/relations/artist/contract.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { ROLE_NAMES } from '#shared/domains/relations/company/names.ts';
import { percentText } from '#shared/kernel/money/percent-text.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';
import { seenArtist } from './outside.ts';
import { artistMapping, artistStore } from './store.ts';

/** Rates are kept in thousandths of a percent. */
const PERCENT = 1000;
/** An artist with the other values of its row. */
type ArtistRow = ArtistInput & { readonly owner?: string | undefined };
const text = textColumn<ArtistRow>;

const owners: Beside<ArtistRow> = {
  columns: ['owner'],
  async read(ctx, rows) {
    const nos = [...new Set(rows.flatMap(({ ownerId }) => (ownerId ? [noOf(ownerId)] : [])))];
    const names = new Map((await userStore.many(ctx, nos)).map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, owner: row.ownerId && names.get(row.ownerId) }));
  },
};

/** The columns of the people who work for the artist, and of its members. */
const people: readonly SheetColumn<Stored<ArtistRow>>[] = [
  text('owner', HEADINGS.owner, ({ owner }) => owner, 22),
  {
    id: 'team',
    name: HEADINGS.team,
    kind: 'text',
    width: 32,
    value: ({ team }, { locale }) =>
      team?.map(({ name, commissionRate }) => `${name} (${percentText(commissionRate, tagOf(locale))})`).join(', '),
  },
  text(
    'members',
    {
      en: 'Members',
      nl: 'Leden',
      de: 'Mitglieder',
      it: 'Membri',
      es: 'Miembros',
      'pt-br': 'Integrantes',
      pt: 'Membros',
    },
    ({ members }) => members?.map(({ name, part }) => (part ? `${name} (${part})` : name)).join(', '),
    32,
  ),
  text('management', ROLE_NAMES.management, ({ management }) => management?.name, 28),
];
export const artistExcel: SheetDefinition<ArtistRow> = {
  title: HEADINGS.artists,
  permission: 'artist.read',
  store: artistStore,
  request: ArtistListRequest,
  mapping: artistMapping,
  beside: [owners],
  own: freeSheetColumns('artist'),
  always: artistAccess.own,
  visible: seenArtist,
  columns: [
    text('name', HEADINGS.name, ({ name }) => name, 28),
    text(
      'genre',
      { en: 'Genre', nl: 'Genre', de: 'Genre', it: 'Genere', es: 'Género', 'pt-br': 'Gênero', pt: 'Género' },
      ({ genre }) => genre,
      18,
    ),
    text('email', HEADINGS.email, ({ email }) => email, 28),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text('website', HEADINGS.website, ({ website }) => website),
    text('city', HEADINGS.city, ({ city }) => city, 20),
    text('zone', HEADINGS.timeZone, ({ zone }) => zone, 20),
    numberColumn(
      'commission',
      {
        en: 'Commission (%)',
        nl: 'Commissie (%)',
        de: 'Provision (%)',
        it: 'Commissione (%)',
        es: 'Comisión (%)',
        'pt-br': 'Comissão (%)',
        pt: 'Comissão (%)',
      },
      (artist) => artist.commissionRate / PERCENT,
    ),
    ...people,
    text(
      'color',
      { en: 'Colour', nl: 'Kleur', de: 'Farbe', it: 'Colore', es: 'Color', 'pt-br': 'Cor', pt: 'Cor' },
      ({ hexColor }) => hexColor,
      10,
    ),
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};
