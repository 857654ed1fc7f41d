import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import {
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ProductionListRequest } from '#shared/domains/booking/production/contract.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { visible } from './access.ts';
import { productionMapping, productionStore } from './store.ts';

const text = textColumn<ProductionFields>;
export const productionExcel: SheetDefinition<ProductionFields> = {
  title: {
    en: 'Productions',
    nl: 'Producties',
    de: 'Produktionen',
    it: 'Produzioni',
    es: 'Producciones',
    'pt-br': 'Produções',
    pt: 'Produções',
  },
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
      name: {
        en: 'First day',
        nl: 'Eerste dag',
        de: 'Erster Tag',
        it: 'Primo giorno',
        es: 'Primer día',
        'pt-br': 'Primeiro dia',
        pt: 'Primeiro dia',
      },
      kind: 'date',
      width: 12,
      value: ({ startDate }) => ({ day: startDate }),
    },
    {
      id: 'end',
      name: {
        en: 'Last day',
        nl: 'Laatste dag',
        de: 'Letzter Tag',
        it: 'Ultimo giorno',
        es: 'Último día',
        'pt-br': 'Último dia',
        pt: 'Último dia',
      },
      kind: 'date',
      width: 12,
      value: ({ endDate }) => ({ day: endDate }),
    },
    text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 32),
    numberColumn(
      'artistCount',
      {
        en: 'Number of artists',
        nl: 'Aantal artiesten',
        de: 'Anzahl Künstler',
        it: 'Numero di artisti',
        es: 'Número de artistas',
        'pt-br': 'Número de artistas',
        pt: 'Número de artistas',
      },
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
