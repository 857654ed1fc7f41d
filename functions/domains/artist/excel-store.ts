import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { HEADINGS } from '#functions/platform/excel/headings.ts';
import { ArtistListRequest } from '#shared/domains/artist/contract.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { words } from '#shared/kernel/translated.ts';
import { seenArtist } from './outside.ts';
import { artistMapping, artistStore } from './store.ts';

/** Rates are kept in thousandths of a percent. */
const PERCENT = 1000;
const text = textColumn<ArtistInput>;
export const artistExcel: SheetArea<ArtistInput> = {
  title: HEADINGS.artists,
  permission: 'artist.read',
  store: artistStore,
  request: ArtistListRequest,
  mapping: artistMapping,
  own: freeSheetColumns('artist'),
  always: artistAccess.own,
  visible: seenArtist,
  columns: [
    text('name', HEADINGS.name, ({ name }) => name, 28),
    text('genre', words('Genre', 'Genre', 'Genre', 'Genere', 'Género', 'Gênero', 'Género'), ({ genre }) => genre, 18),
    text('email', HEADINGS.email, ({ email }) => email, 28),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text('website', HEADINGS.website, ({ website }) => website),
    text('city', HEADINGS.city, ({ city }) => city, 20),
    text('zone', HEADINGS.timeZone, ({ zone }) => zone, 20),
    numberColumn(
      'commission',
      words(
        'Commission (%)',
        'Commissie (%)',
        'Provision (%)',
        'Commissione (%)',
        'Comisión (%)',
        'Comissão (%)',
        'Comissão (%)',
      ),
      (artist) => artist.commissionRate / PERCENT,
    ),
    text('color', words('Colour', 'Kleur', 'Farbe', 'Colore', 'Color', 'Cor', 'Cor'), ({ hexColor }) => hexColor, 10),
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};
