import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { fieldColumns, numberCell } from '#functions/platform/excel/field-columns.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ProductionListRequest } from '#shared/domains/booking/production/contract.ts';
import { productionFieldWords } from '#shared/domains/booking/production/field-words.ts';
import { productionFields } from '#shared/domains/booking/production/fields.ts';
import { productionWords } from '#shared/domains/booking/production/kind-words.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { productionMapping, productionStore } from './store.ts';

const NUMBER_OF_ARTISTS = {
  en: 'Number of artists',
  nl: 'Aantal artiesten',
  de: 'Anzahl Künstler',
  it: 'Numero di artisti',
  es: 'Número de artistas',
  'pt-br': 'Número de artistas',
  pt: 'Número de artistas',
};

export const productionExcel: SheetDefinition<ProductionFields> = {
  title: productionWords.many,
  permission: 'production.read',
  store: productionStore,
  request: ProductionListRequest,
  mapping: productionMapping,
  own: freeSheetColumns('production'),
  always: artistAccess.linked,
  fields: productionFields,
  columns: [
    ...fieldColumns<ProductionFields, typeof productionFields>(productionFields, productionFieldWords, [
      { field: 'name', width: 32 },
      { field: 'startDate', id: 'start' },
      { field: 'endDate', id: 'end' },
      { field: 'artists', width: 32 },
      {
        field: 'artists',
        id: 'artistCount',
        name: NUMBER_OF_ARTISTS,
        ...numberCell<ProductionFields>(({ artists }) => artists.length),
      },
      { field: 'owner', width: 22 },
      'team',
      { field: 'statusId', ...statusColumn },
      { field: 'tagIds', ...tagsColumn },
      { field: 'notes', width: 40 },
      { field: 'externalNotes', width: 40 },
    ]),
    ...datesColumns,
  ],
};
