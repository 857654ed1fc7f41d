import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { ContractListRequest } from '#shared/domains/contract/contract.ts';
import { contractTotals } from '#shared/domains/contract/document.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { words } from '#shared/kernel/translated.ts';
import { contractMapping, contractStore } from './store.ts';
import { visible, visibleOnly } from './view.ts';

const text = textColumn<ContractFields>;
const amount =
  (which: 'net' | 'gross') =>
  ({ document }: ContractFields) => ({
    minor: contractTotals(document.lines)[which],
    currency: document.currency,
  });
export const contractExcel: SheetArea<ContractFields> = {
  title: words('Contracts', 'Contracten', 'Verträge', 'Contratti', 'Contratos', 'Contratos', 'Contratos'),
  permission: 'contract.read',
  store: contractStore,
  request: ContractListRequest,
  mapping: contractMapping,
  own: freeSheetColumns('contract'),
  always: visibleOnly,
  visible,
  columns: [
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
    text(
      'stage',
      words('Stage', 'Stadium', 'Stand', 'Avanzamento', 'Etapa', 'Etapa', 'Etapa'),
      ({ stage }) => stage,
      10,
    ),
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
  ],
};
