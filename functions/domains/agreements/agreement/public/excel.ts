import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { AgreementListRequest } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { AgreementDefinition } from './kind.ts';
import { visible, visibleOnly } from './view.ts';

const text = textColumn<AgreementFields>;
const amount =
  (which: 'net' | 'gross') =>
  ({ document }: AgreementFields) => ({
    minor: agreementTotals(document.lines)[which],
    currency: document.currency,
  });
const columns: SheetDefinition<AgreementFields>['columns'] = [
  text('number', HEADINGS.number, ({ number }) => number, 12),
  {
    id: 'date',
    name: {
      en: 'Day of the show',
      nl: 'Dag van de show',
      de: 'Tag der Show',
      it: 'Giorno dello show',
      es: 'Día del show',
      'pt-br': 'Dia do show',
      pt: 'Dia do espetáculo',
    },
    kind: 'date',
    width: 12,
    value: ({ show }) => ({ day: show.date }),
  },
  text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
  text(
    'show',
    { en: 'Show', nl: 'Show', de: 'Show', it: 'Show', es: 'Show', 'pt-br': 'Show', pt: 'Espetáculo' },
    ({ show }) => show.title,
    28,
  ),
  text('venue', HEADINGS.venue, ({ show }) => show.venue),
  text('company', HEADINGS.company, ({ company }) => company?.name, 28),
  text('city', HEADINGS.city, ({ company }) => company?.cityCountry),
  text('contact', HEADINGS.contact, ({ contact }) => contact?.fullName),
  text(
    'stage',
    { en: 'Stage', nl: 'Stadium', de: 'Stand', it: 'Avanzamento', es: 'Etapa', 'pt-br': 'Etapa', pt: 'Etapa' },
    ({ stage }) => stage,
    10,
  ),
  statusColumn,
  tagsColumn,
  {
    id: 'net',
    name: { en: 'Net', nl: 'Netto', de: 'Netto', it: 'Netto', es: 'Neto', 'pt-br': 'Líquido', pt: 'Líquido' },
    kind: 'money',
    value: amount('net'),
  },
  {
    id: 'gross',
    name: { en: 'Gross', nl: 'Bruto', de: 'Brutto', it: 'Lordo', es: 'Bruto', 'pt-br': 'Bruto', pt: 'Bruto' },
    kind: 'money',
    value: amount('gross'),
  },
  text('currency', HEADINGS.currency, ({ document }) => document.currency, 10),
  text('owner', HEADINGS.owner, ({ owner }) => owner.name),
  text('language', HEADINGS.language, ({ locale }) => locale, 10),
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
  visible,
  columns,
});
