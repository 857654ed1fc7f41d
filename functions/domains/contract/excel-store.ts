import type { SheetArea } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { ContractListRequest } from '#shared/domains/contract/contract.ts';
import { contractTotals } from '#shared/domains/contract/document.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
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
  always: visibleOnly,
  visible,
  columns: [
    text(
      'number',
      words('Number', 'Nummer', 'Nummer', 'Numero', 'Número', 'Número', 'Número'),
      ({ number }) => number,
      12,
    ),
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
    text(
      'artists',
      words('Artists', 'Artiesten', 'Künstler', 'Artisti', 'Artistas', 'Artistas', 'Artistas'),
      ({ artists }) => artists.map(({ name }) => name).join(', '),
      28,
    ),
    text('show', words('Show', 'Show', 'Show', 'Show', 'Show', 'Show', 'Espetáculo'), ({ show }) => show.title, 28),
    text(
      'venue',
      words('Venue', 'Locatie', 'Spielstätte', 'Venue', 'Recinto', 'Local', 'Recinto'),
      ({ show }) => show.venue,
    ),
    text(
      'company',
      words('Company', 'Bedrijf', 'Unternehmen', 'Azienda', 'Empresa', 'Empresa', 'Empresa'),
      ({ company }) => company?.name,
      28,
    ),
    text(
      'city',
      words('City', 'Plaats', 'Ort', 'Città', 'Ciudad', 'Cidade', 'Cidade'),
      ({ company }) => company?.cityCountry,
    ),
    text(
      'contact',
      words('Contact', 'Contactpersoon', 'Kontakt', 'Contatto', 'Contacto', 'Contato', 'Contacto'),
      ({ contact }) => contact?.fullName,
    ),
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
    text(
      'currency',
      words('Currency', 'Valuta', 'Währung', 'Valuta', 'Moneda', 'Moeda', 'Moeda'),
      ({ document }) => document.currency,
      10,
    ),
    text(
      'owner',
      words('Owner', 'Eigenaar', 'Verantwortlich', 'Responsabile', 'Responsable', 'Responsável', 'Responsável'),
      ({ owner }) => owner.name,
    ),
    text(
      'language',
      words('Language', 'Taal', 'Sprache', 'Lingua', 'Idioma', 'Idioma', 'Idioma'),
      ({ locale }) => locale,
      10,
    ),
    ...datesColumns,
  ],
};
