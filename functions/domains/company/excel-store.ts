import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  countryColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { CompanyListRequest } from '#shared/domains/company/contract.ts';
import { RISK_NAMES, ROLE_NAMES } from '#shared/domains/company/names.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { inLanguage, words } from '#shared/kernel/translated.ts';
import { askedOf, seenCompany } from './outside-store.ts';
import { companyMapping, companyStore, VENUES } from './store.ts';

const text = textColumn<CompanyInput>;
const columns: readonly SheetColumn<Stored<CompanyInput>>[] = [
  text('name', words('Name', 'Naam', 'Name', 'Nome', 'Nombre', 'Nome', 'Nome'), ({ name }) => name, 32),
  {
    id: 'roles',
    name: words('Works as', 'Werkt als', 'Tätig als', 'Lavora come', 'Trabaja como', 'Atua como', 'Atua como'),
    kind: 'text',
    value: ({ roles }, { locale }) => roles.map((role) => inLanguage(ROLE_NAMES[role], locale)).join(', '),
  },
  text(
    'addressLine1',
    words('Address', 'Adres', 'Adresse', 'Indirizzo', 'Dirección', 'Endereço', 'Morada'),
    ({ address }) => address.addressLine1,
  ),
  text(
    'addressLine2',
    words('Address 2', 'Adres 2', 'Adresse 2', 'Indirizzo 2', 'Dirección 2', 'Endereço 2', 'Morada 2'),
    ({ address }) => address.addressLine2,
  ),
  text(
    'postalCode',
    words('Postal code', 'Postcode', 'Postleitzahl', 'CAP', 'Código postal', 'CEP', 'Código postal'),
    ({ address }) => address.postalCode,
    12,
  ),
  text(
    'city',
    words('City', 'Plaats', 'Ort', 'Città', 'Ciudad', 'Cidade', 'Cidade'),
    ({ address }) => address.city,
    20,
  ),
  countryColumn(({ address }) => address.countryId),
  text(
    'email',
    words('Email', 'E-mail', 'E-Mail', 'E-mail', 'Correo electrónico', 'E-mail', 'E-mail'),
    ({ email }) => email,
    28,
  ),
  text(
    'phone',
    words('Phone', 'Telefoon', 'Telefon', 'Telefono', 'Teléfono', 'Telefone', 'Telefone'),
    ({ phone }) => phone,
    18,
  ),
  text(
    'website',
    words('Website', 'Website', 'Website', 'Sito web', 'Sitio web', 'Site', 'Site'),
    ({ website }) => website,
  ),
  text(
    'vatNumber',
    words('VAT number', 'Btw-nummer', 'USt-IdNr.', 'Partita IVA', 'NIF/IVA', 'Número de IVA', 'NIF/IVA'),
    ({ vatNumber }) => vatNumber,
    18,
  ),
  text(
    'registerNumber',
    words(
      'Register number',
      'KvK-nummer',
      'Registernummer',
      'Numero di registro',
      'Número de registro',
      'Número de registro',
      'Número de registo',
    ),
    ({ registerNumber }) => registerNumber,
  ),
  numberColumn(
    'capacity',
    words('Capacity', 'Capaciteit', 'Kapazität', 'Capienza', 'Aforo', 'Capacidade', 'Lotação'),
    ({ capacity }) => capacity,
  ),
  text(
    'zone',
    words('Time zone', 'Tijdzone', 'Zeitzone', 'Fuso orario', 'Zona horaria', 'Fuso horário', 'Fuso horário'),
    ({ zone }) => zone,
    20,
  ),
  {
    id: 'risk',
    name: words(
      'Financial risk',
      'Financieel risico',
      'Finanzielles Risiko',
      'Rischio finanziario',
      'Riesgo financiero',
      'Risco financeiro',
      'Risco financeiro',
    ),
    kind: 'text',
    value: ({ financialRisk }, { locale }) => inLanguage(RISK_NAMES[financialRisk.level], locale),
  },
  statusColumn,
  tagsColumn,
  activeColumn,
  text('notes', words('Notes', 'Notities', 'Notizen', 'Note', 'Notas', 'Notas', 'Notas'), ({ notes }) => notes, 40),
  ...datesColumns,
];

export const companyExcel: SheetArea<CompanyInput> = {
  title: words('Companies', 'Bedrijven', 'Unternehmen', 'Aziende', 'Empresas', 'Empresas', 'Empresas'),
  permission: 'company.read',
  store: companyStore,
  request: CompanyListRequest,
  mapping: companyMapping,
  columns,
  own: freeSheetColumns('company'),
};
export const venueExcel: SheetArea<CompanyInput> = {
  ...companyExcel,
  title: words('Venues', 'Locaties', 'Spielstätten', 'Venue', 'Recintos', 'Locais', 'Recintos'),
  permission: 'venue.read',
  asked: askedOf,
  always: () => [VENUES],
  visible: seenCompany,
};
