import { freeSheetColumns } from '#functions/domains/free-field/public/excel.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { paperTotals } from '#shared/domains/paper/document.ts';
import { PaperListRequest } from '#shared/domains/paper/routes.ts';
import type { PaperFields } from '#shared/domains/paper/schemas.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';
import type { PaperKind } from './kind.ts';
import { visible, visibleOnly } from './view.ts';

const text = textColumn<PaperFields>;
const amount =
  (which: 'net' | 'gross') =>
  ({ document }: PaperFields) => ({
    minor: paperTotals(document.lines)[which],
    currency: document.currency,
  });
const columns: SheetArea<PaperFields>['columns'] = [
  text('number', HEADINGS.number, ({ number }) => number, 12),
  {
    id: 'date',
    name: words(
      'Day of the show',
      'Dag van de show',
      'Tag der Show',
      'Giorno dello show',
      'Día del show',
      'Dia do show',
      'Dia do espetáculo',
    ),
    kind: 'date',
    width: 12,
    value: ({ show }) => ({ day: show.date }),
  },
  text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
  text('show', words('Show', 'Show', 'Show', 'Show', 'Show', 'Show', 'Espetáculo'), ({ show }) => show.title, 28),
  text('venue', HEADINGS.venue, ({ show }) => show.venue),
  text('company', HEADINGS.company, ({ company }) => company?.name, 28),
  text('city', HEADINGS.city, ({ company }) => company?.cityCountry),
  text('contact', HEADINGS.contact, ({ contact }) => contact?.fullName),
  text('stage', words('Stage', 'Stadium', 'Stand', 'Avanzamento', 'Etapa', 'Etapa', 'Etapa'), ({ stage }) => stage, 10),
  statusColumn,
  tagsColumn,
  {
    id: 'net',
    name: words('Net', 'Netto', 'Netto', 'Netto', 'Neto', 'Líquido', 'Líquido'),
    kind: 'money',
    value: amount('net'),
  },
  {
    id: 'gross',
    name: words('Gross', 'Bruto', 'Brutto', 'Lordo', 'Bruto', 'Bruto', 'Bruto'),
    kind: 'money',
    value: amount('gross'),
  },
  text('currency', HEADINGS.currency, ({ document }) => document.currency, 10),
  text('owner', HEADINGS.owner, ({ owner }) => owner.name),
  text('language', HEADINGS.language, ({ locale }) => locale, 10),
  ...datesColumns,
];

/** The list of a kind of paper as a sheet. */
export const paperExcel = (kind: PaperKind, title: Translated): SheetArea<PaperFields> => ({
  title,
  permission: `${kind.entity}.read`,
  store: kind.store,
  request: PaperListRequest,
  mapping: kind.mapping,
  own: freeSheetColumns(kind.entity),
  always: (ctx) => visibleOnly(kind, ctx),
  visible,
  columns,
});
