import { type SheetArea, words } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { ContractListRequest } from '#shared/domains/contract/contract.ts';
import { contractTotals } from '#shared/domains/contract/document.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
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
  title: words('Contracts', 'Contracten', 'Verträge'),
  permission: 'contract.read',
  store: contractStore,
  request: ContractListRequest,
  mapping: contractMapping,
  always: visibleOnly,
  visible,
  columns: [
    text('number', words('Number', 'Nummer', 'Nummer'), ({ number }) => number, 12),
    {
      id: 'date',
      name: words('Day of the show', 'Dag van de show', 'Tag der Show'),
      kind: 'date',
      width: 12,
      value: ({ show }) => ({ day: show.date }),
    },
    text(
      'artists',
      words('Artists', 'Artiesten', 'Künstler'),
      ({ artists }) => artists.map(({ name }) => name).join(', '),
      28,
    ),
    text('show', words('Show', 'Show', 'Show'), ({ show }) => show.title, 28),
    text('venue', words('Venue', 'Locatie', 'Spielstätte'), ({ show }) => show.venue),
    text('company', words('Company', 'Bedrijf', 'Unternehmen'), ({ company }) => company?.name, 28),
    text('city', words('City', 'Plaats', 'Ort'), ({ company }) => company?.cityCountry),
    text('contact', words('Contact', 'Contactpersoon', 'Kontakt'), ({ contact }) => contact?.fullName),
    text('stage', words('Stage', 'Stadium', 'Stand'), ({ stage }) => stage, 10),
    statusColumn,
    tagsColumn,
    { id: 'net', name: words('Net', 'Netto', 'Netto'), kind: 'money', value: amount('net') },
    { id: 'gross', name: words('Gross', 'Bruto', 'Brutto'), kind: 'money', value: amount('gross') },
    text('currency', words('Currency', 'Valuta', 'Währung'), ({ document }) => document.currency, 10),
    text('owner', words('Owner', 'Eigenaar', 'Verantwortlich'), ({ owner }) => owner.name),
    text('language', words('Language', 'Taal', 'Sprache'), ({ locale }) => locale, 10),
    ...datesColumns,
  ],
};
