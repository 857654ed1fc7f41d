import { CONTRACT_NAME, CONTRACTS_NAME } from '#shared/domains/contract/words.ts';
import { FLIGHT_NAME, FLIGHTS_NAME } from '#shared/domains/flight/words.ts';
import { LODGING_NAME } from '#shared/domains/lodging/words.ts';
import { PURCHASE_NAME, PURCHASES_NAME } from '#shared/domains/purchase-agreement/words.ts';
import { QUOTE_NAME, QUOTES_NAME } from '#shared/domains/quote/words.ts';
import { TRAIN_NAME, TRAINS_NAME } from '#shared/domains/train/words.ts';
import type { TemplateKind, WordArea } from '#shared/domains/word-template/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';

const RIDES = words(
  'Ground transport',
  'Vervoer',
  'Transport',
  'Trasporto terrestre',
  'Transporte terrestre',
  'Transporte terrestre',
  'Transporte terrestre',
);

/** The names of the documents of an area: of one record, and of a list. */
const AREAS: Readonly<Record<WordArea, { readonly record: Translated; readonly listView: Translated }>> = {
  show: {
    record: words('Show', 'Show', 'Show', 'Show', 'Show', 'Show', 'Espetáculo'),
    listView: words('Shows', 'Shows', 'Shows', 'Show', 'Shows', 'Shows', 'Espetáculos'),
  },
  contract: { record: CONTRACT_NAME, listView: CONTRACTS_NAME },
  production: {
    record: words('Production', 'Productie', 'Produktion', 'Produzione', 'Producción', 'Produção', 'Produção'),
    listView: words(
      'Productions',
      'Producties',
      'Produktionen',
      'Produzioni',
      'Producciones',
      'Produções',
      'Produções',
    ),
  },
  artist: {
    record: words('Artist', 'Artiest', 'Künstler', 'Artista', 'Artista', 'Artista', 'Artista'),
    listView: words('Artists', 'Artiesten', 'Künstler', 'Artisti', 'Artistas', 'Artistas', 'Artistas'),
  },
  company: {
    record: words('Company', 'Bedrijf', 'Firma', 'Azienda', 'Empresa', 'Empresa', 'Empresa'),
    listView: words('Companies', 'Bedrijven', 'Firmen', 'Aziende', 'Empresas', 'Empresas', 'Empresas'),
  },
  contact: {
    record: words('Contact', 'Contact', 'Kontakt', 'Contatto', 'Contacto', 'Contato', 'Contacto'),
    listView: words('Contacts', 'Contacten', 'Kontakte', 'Contatti', 'Contactos', 'Contatos', 'Contactos'),
  },
  groundTransport: { record: RIDES, listView: RIDES },
  flight: { record: FLIGHT_NAME, listView: FLIGHTS_NAME },
  train: { record: TRAIN_NAME, listView: TRAINS_NAME },
  lodging: { record: LODGING_NAME, listView: LODGING_NAME },
  quote: { record: QUOTE_NAME, listView: QUOTES_NAME },
  purchaseAgreement: { record: PURCHASE_NAME, listView: PURCHASES_NAME },
  invoice: {
    record: words('Invoice', 'Factuur', 'Rechnung', 'Fattura', 'Factura', 'Fatura', 'Fatura'),
    listView: words('Invoices', 'Facturen', 'Rechnungen', 'Fatture', 'Facturas', 'Faturas', 'Faturas'),
  },
};
export const areaTitle = (kind: TemplateKind, area: WordArea, locale: Locale): string =>
  inLanguage(AREAS[area][kind], locale);

const EVERY_FIELD = words(
  'every field',
  'alle velden',
  'alle Felder',
  'tutti i campi',
  'todos los campos',
  'todos os campos',
  'todos os campos',
);
const EACH_ROW = words(
  'Every field of a row',
  'Alle velden van een rij',
  'Alle Felder einer Zeile',
  'Tutti i campi di una riga',
  'Todos los campos de una fila',
  'Todos os campos de uma linha',
  'Todos os campos de uma linha',
);
export const everyField = (locale: Locale): string => inLanguage(EVERY_FIELD, locale);
export const eachRow = (locale: Locale): string => inLanguage(EACH_ROW, locale);
