import { freeSheetColumns } from '#functions/domains/free-field/public/excel.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import {
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ProductionListRequest } from '#shared/domains/production/contract.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { words } from '#shared/kernel/translated.ts';
import { visible } from './access.ts';
import { productionMapping, productionStore } from './store.ts';

const text = textColumn<ProductionFields>;
export const productionExcel: SheetArea<ProductionFields> = {
  title: words('Productions', 'Producties', 'Produktionen', 'Produzioni', 'Producciones', 'Produções', 'Produções'),
  permission: 'production.read',
  store: productionStore,
  request: ProductionListRequest,
  mapping: productionMapping,
  own: freeSheetColumns('production'),
  always: artistAccess.linked,
  visible,
  columns: [
    text('name', HEADINGS.name, ({ name }) => name, 32),
    {
      id: 'start',
      name: words(
        'First day',
        'Eerste dag',
        'Erster Tag',
        'Primo giorno',
        'Primer día',
        'Primeiro dia',
        'Primeiro dia',
      ),
      kind: 'date',
      width: 12,
      value: ({ startDate }) => ({ day: startDate }),
    },
    {
      id: 'end',
      name: words('Last day', 'Laatste dag', 'Letzter Tag', 'Ultimo giorno', 'Último día', 'Último dia', 'Último dia'),
      kind: 'date',
      width: 12,
      value: ({ endDate }) => ({ day: endDate }),
    },
    text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 32),
    numberColumn(
      'artistCount',
      words(
        'Number of artists',
        'Aantal artiesten',
        'Anzahl Künstler',
        'Numero di artisti',
        'Número de artistas',
        'Número de artistas',
        'Número de artistas',
      ),
      ({ artists }) => artists.length,
    ),
    text('owner', HEADINGS.owner, ({ owner }) => owner?.name, 22),
    text('team', HEADINGS.team, ({ team }) => team?.map(({ name }) => name).join(', '), 28),
    statusColumn,
    tagsColumn,
    text('notes', HEADINGS.internalNotes, ({ notes }) => notes, 40),
    text('externalNotes', HEADINGS.notesForEverybody, ({ externalNotes }) => externalNotes, 40),
    ...datesColumns,
  ],
};
