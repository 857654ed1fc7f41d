import type { TemplateKind, WordArea } from '#shared/domains/word-template/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';

type Words = Readonly<Record<Locale, string>>;
const words = (en: string, nl: string, de: string): Words => ({ en, nl, de });

/** What a document of an area is called: of one record, and of a list. */
const AREAS: Readonly<Record<WordArea, { readonly record: Words; readonly listView: Words }>> = {
  show: { record: words('Show', 'Show', 'Show'), listView: words('Shows', 'Shows', 'Shows') },
  contract: {
    record: words('Contract', 'Contract', 'Vertrag'),
    listView: words('Contracts', 'Contracten', 'Verträge'),
  },
  production: {
    record: words('Production', 'Productie', 'Produktion'),
    listView: words('Productions', 'Producties', 'Produktionen'),
  },
  artist: { record: words('Artist', 'Artiest', 'Künstler'), listView: words('Artists', 'Artiesten', 'Künstler') },
  company: { record: words('Company', 'Bedrijf', 'Firma'), listView: words('Companies', 'Bedrijven', 'Firmen') },
  contact: { record: words('Contact', 'Contact', 'Kontakt'), listView: words('Contacts', 'Contacten', 'Kontakte') },
  quote: { record: words('Quote', 'Offerte', 'Angebot'), listView: words('Quotes', 'Offertes', 'Angebote') },
  purchaseagreement: {
    record: words('Purchase agreement', 'Inkoopovereenkomst', 'Einkaufsvertrag'),
    listView: words('Purchase agreements', 'Inkoopovereenkomsten', 'Einkaufsverträge'),
  },
  invoice: { record: words('Invoice', 'Factuur', 'Rechnung'), listView: words('Invoices', 'Facturen', 'Rechnungen') },
};
export const areaTitle = (kind: TemplateKind, area: WordArea, locale: Locale): string => AREAS[area][kind][locale];

const EVERY_FIELD = words('every field', 'alle velden', 'alle Felder');
const EACH_ROW = words('Every field of a row', 'Alle velden van een rij', 'Alle Felder einer Zeile');
export const everyField = (locale: Locale): string => EVERY_FIELD[locale];
export const eachRow = (locale: Locale): string => EACH_ROW[locale];
