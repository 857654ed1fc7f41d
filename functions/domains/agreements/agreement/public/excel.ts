import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { AgreementListRequest } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { eachOf } from '#shared/domains/agreements/agreement/shows.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { AgreementDefinition } from './kind.ts';
import { visibleOnly } from './view.ts';

const text = textCell<AgreementFields>;
const amount = (which: 'net' | 'gross', name: Translated) =>
  ({
    field: 'document',
    id: which,
    name,
    kind: 'money',
    value: ({ document }: AgreementFields) => ({
      minor: agreementTotals(document.lines)[which],
      currency: document.currency,
    }),
  }) as const;

const DAY_OF_SHOW = {
  en: 'Day of the show',
  nl: 'Dag van de show',
  de: 'Tag der Show',
  it: 'Giorno dello show',
  es: 'Día del show',
  'pt-br': 'Dia do show',
  pt: 'Dia do espetáculo',
};
const GROSS = { en: 'Gross', nl: 'Bruto', de: 'Brutto', it: 'Lordo', es: 'Bruto', 'pt-br': 'Bruto', pt: 'Bruto' };

const columns: SheetDefinition<AgreementFields>['columns'] = [
  ...fieldColumns<AgreementFields, typeof agreementFields>(agreementFields, agreementFieldWords, [
    { field: 'number', width: 12 },
    {
      field: 'show',
      id: 'date',
      name: DAY_OF_SHOW,
      kind: 'date',
      width: 12,
      value: ({ show }) => ({ day: show.date }),
    },
    'artists',
    { field: 'show', ...text((agreement) => eachOf(agreement, 'title'), 28) },
    { field: 'show', id: 'venue', name: HEADINGS.venue, ...text((agreement) => eachOf(agreement, 'venue')) },
    'company',
    { field: 'company', id: 'city', name: HEADINGS.city, ...text(({ company }) => company?.cityCountry) },
    { field: 'contact', width: 24 },
    { field: 'stage', width: 10 },
    { field: 'statusId', ...statusColumn },
    { field: 'tagIds', ...tagsColumn },
    amount('net', TERMS.net),
    amount('gross', GROSS),
    { field: 'document', id: 'currency', name: HEADINGS.currency, ...text(({ document }) => document.currency, 10) },
    { field: 'owner', width: 24 },
    { field: 'locale', id: 'language', width: 10 },
  ]),
  ...datesColumns,
];

/** The list of a kind of agreement as a sheet. */
export const agreementExcel = (kind: AgreementDefinition, title: Translated): SheetDefinition<AgreementFields> => ({
  title,
  permission: `${kind.entity}.read`,
  store: kind.store,
  request: AgreementListRequest,
  mapping: kind.mapping,
  own: freeSheetColumns(kind.entity),
  always: (ctx) => visibleOnly(kind, ctx),
  fields: agreementFields,
  columns,
});
