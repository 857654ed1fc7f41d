import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type SheetArea, words } from '#functions/platform/excel/area.ts';
import {
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ProductionListRequest } from '#shared/domains/production/contract.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import { visible } from './access.ts';
import { productionMapping, productionStore } from './store.ts';

const text = textColumn<ProductionFields>;
export const productionExcel: SheetArea<ProductionFields> = {
  title: words('Productions', 'Producties', 'Produktionen'),
  permission: 'production.read',
  store: productionStore,
  request: ProductionListRequest,
  mapping: productionMapping,
  own: freeSheetColumns('production'),
  always: artistAccess.linked,
  visible,
  columns: [
    text('name', words('Name', 'Naam', 'Name'), ({ name }) => name, 32),
    {
      id: 'start',
      name: words('First day', 'Eerste dag', 'Erster Tag'),
      kind: 'date',
      width: 12,
      value: ({ startDate }) => ({ day: startDate }),
    },
    {
      id: 'end',
      name: words('Last day', 'Laatste dag', 'Letzter Tag'),
      kind: 'date',
      width: 12,
      value: ({ endDate }) => ({ day: endDate }),
    },
    text(
      'artists',
      words('Artists', 'Artiesten', 'Künstler'),
      ({ artists }) => artists.map(({ name }) => name).join(', '),
      32,
    ),
    numberColumn(
      'artistCount',
      words('Number of artists', 'Aantal artiesten', 'Anzahl Künstler'),
      ({ artists }) => artists.length,
    ),
    text('owner', words('Owner', 'Eigenaar', 'Verantwortlich'), ({ owner }) => owner?.name, 22),
    text('team', words('Team', 'Team', 'Team'), ({ team }) => team?.map(({ name }) => name).join(', '), 28),
    statusColumn,
    tagsColumn,
    text('notes', words('Internal notes', 'Interne notities', 'Interne Notizen'), ({ notes }) => notes, 40),
    text(
      'externalNotes',
      words('Notes for everybody', 'Notities voor iedereen', 'Notizen für alle'),
      ({ externalNotes }) => externalNotes,
      40,
    ),
    ...datesColumns,
  ],
};
