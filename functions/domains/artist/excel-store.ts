import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type SheetArea, words } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ArtistListRequest } from '#shared/domains/artist/contract.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { seenArtist } from './outside.ts';
import { artistMapping, artistStore } from './store.ts';

/** Rates are kept in thousandths of a percent. */
const PERCENT = 1000;
const text = textColumn<ArtistInput>;
export const artistExcel: SheetArea<ArtistInput> = {
  title: words('Artists', 'Artiesten', 'Künstler'),
  permission: 'artist.read',
  store: artistStore,
  request: ArtistListRequest,
  mapping: artistMapping,
  own: freeSheetColumns('artist'),
  always: artistAccess.own,
  visible: seenArtist,
  columns: [
    text('name', words('Name', 'Naam', 'Name'), ({ name }) => name, 28),
    text('genre', words('Genre', 'Genre', 'Genre'), ({ genre }) => genre, 18),
    text('email', words('Email', 'E-mail', 'E-Mail'), ({ email }) => email, 28),
    text('phone', words('Phone', 'Telefoon', 'Telefon'), ({ phone }) => phone, 18),
    text('website', words('Website', 'Website', 'Website'), ({ website }) => website),
    text('city', words('City', 'Plaats', 'Ort'), ({ city }) => city, 20),
    text('zone', words('Time zone', 'Tijdzone', 'Zeitzone'), ({ zone }) => zone, 20),
    numberColumn(
      'commission',
      words('Commission (%)', 'Commissie (%)', 'Provision (%)'),
      (artist) => artist.commissionRate / PERCENT,
    ),
    text('color', words('Colour', 'Kleur', 'Farbe'), ({ hexColor }) => hexColor, 10),
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', words('Notes', 'Notities', 'Notizen'), ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};
