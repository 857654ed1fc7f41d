import { agreementFields } from './domains/agreements/agreement/fields.ts';
import { contractFields } from './domains/agreements/contract/merge-fields.ts';
import { invoiceFields } from './domains/agreements/invoice/fields.ts';
import { purchaseFields } from './domains/agreements/purchase-agreement/merge-fields.ts';
import { quoteFields } from './domains/agreements/quote/merge-fields.ts';
import type { TemplateKind, WordKind } from './domains/attached/word-template/schemas.ts';
import { dealMergeFields } from './domains/booking/deal/merge-fields.ts';
import { productionFields } from './domains/booking/production/fields.ts';
import { showFields } from './domains/booking/show/fields.ts';
import { flightMergeFields } from './domains/journeys/flight/merge-fields.ts';
import { groundTransportMergeFields } from './domains/journeys/ground-transport/merge-fields.ts';
import { lodgingMergeFields } from './domains/journeys/lodging/merge-fields.ts';
import { showTravelFields } from './domains/journeys/show-travel/merge-fields.ts';
import { trainMergeFields } from './domains/journeys/train/merge-fields.ts';
import { artistFields } from './domains/relations/artist/fields.ts';
import { companyFields } from './domains/relations/company/fields.ts';
import { contactFields } from './domains/relations/contact/fields.ts';
import { AGREEMENT_KINDS } from './kernel/record/agreement.ts';
import { type MergeField, mergeField, mergeList, mergeTexts, plainMergeFields } from './kernel/record/merge-field.ts';

/** The fields of a company or contact inside another document: without its notes, which are on its own alone. */
const nested = (fields: readonly MergeField[]) => fields.filter(({ path }) => !path.endsWith('.notes'));
const companyMergeFields = (prefix: string): MergeField[] => [
  ...plainMergeFields(companyFields, prefix),
  ...mergeTexts(prefix, 'city country'),
  mergeList(`${prefix}address`),
];
const contactMergeFields = (prefix: string): MergeField[] => [
  ...plainMergeFields(contactFields, prefix),
  mergeList(`${prefix}positions`, mergeTexts('', 'company position')),
];
const companyPart = (prefix: string) => nested(companyMergeFields(prefix));
const contactPart = (prefix: string) => nested(contactMergeFields(prefix));

/** The fields of a show in a row of a list. */
const showRow: readonly MergeField[] = [
  ...plainMergeFields(showFields),
  mergeField('date', 'date'),
  ...mergeTexts('', 'start end title status'),
  ...mergeTexts('venue.', 'name city cityCountry'),
  mergeField('capacity', 'number'),
  mergeField('expected', 'money'),
  mergeField('rank', 'number'),
  ...mergeTexts('promoter.', 'name cityCountry'),
  ...mergeTexts('contact.', 'name email'),
];

/** The lists and minor fields of one show. */
const showParts: readonly MergeField[] = [
  mergeField('ageRestriction'),
  ...companyPart('signer.'),
  ...contactPart('signerContact.'),
  ...companyPart('payer.'),
  ...contactPart('payerContact.'),
  mergeList('bill', mergeTexts('', 'artist role billing')),
  mergeList('team', mergeTexts('', 'name role')),
  mergeList('tickets', [mergeField('name'), mergeField('number', 'number'), mergeField('price', 'money')]),
  mergeList('products', [
    mergeField('name'),
    mergeField('quantity', 'number'),
    mergeField('price', 'money'),
    mergeField('total', 'money'),
  ]),
];

/** The fields of an agreement in a row of a list. */
const agreementRow: readonly MergeField[] = [
  ...plainMergeFields(agreementFields),
  mergeField('date', 'date'),
  ...mergeTexts('', 'show venue status'),
  mergeField('gross', 'money'),
];

const invoiceMergeFields: readonly MergeField[] = [
  ...plainMergeFields(invoiceFields),
  ...companyPart('agency.'),
  ...companyPart('customer.'),
  mergeList('lines', [
    mergeField('name'),
    mergeField('quantity', 'number'),
    mergeField('vatRate', 'percent'),
    mergeField('net', 'money'),
  ]),
  ...['net', 'vat', 'gross'].map((name) => mergeField(`totals.${name}`, 'money')),
];

const invoiceRow: readonly MergeField[] = [
  ...plainMergeFields(invoiceFields),
  ...mergeTexts('', 'company artist status owner'),
  mergeField('gross', 'money'),
];

const unique = (fields: readonly MergeField[]): MergeField[] => [
  ...new Map(fields.map((field) => [field.path, field])).values(),
];

/** The fields of every document, whatever its subject. */
const common: readonly MergeField[] = [mergeField('printed.date', 'date'), ...mergeTexts('printed.', 'by agency')];

/** The fields of one record of an area. */
const RECORD_FIELDS: Readonly<Record<WordKind, readonly MergeField[]>> = {
  show: unique([
    ...showRow,
    ...companyPart('venue.'),
    ...companyPart('promoter.'),
    ...contactPart('contact.'),
    mergeList('timetable', mergeTexts('', 'time label note')),
    ...showParts,
    ...showTravelFields,
    ...dealMergeFields,
  ]),
  contract: contractFields,
  production: [...plainMergeFields(productionFields), mergeList('artists'), mergeList('shows', showRow)],
  artist: plainMergeFields(artistFields),
  company: companyMergeFields(''),
  contact: contactMergeFields(''),
  groundTransport: groundTransportMergeFields,
  flight: flightMergeFields,
  train: trainMergeFields,
  lodging: lodgingMergeFields,
  quote: quoteFields,
  purchaseAgreement: purchaseFields,
  invoice: invoiceMergeFields,
};

/** The fields that a row leaves out: the rows of a list have no nested records. */
const ONLY_RECORD: readonly string[] = ['shows'];
const rowFields = (area: WordKind): readonly MergeField[] =>
  ({
    ...RECORD_FIELDS,
    show: showRow,
    contract: agreementRow,
    invoice: invoiceRow,
    quote: agreementRow,
    purchaseAgreement: agreementRow,
  })[area]
    .filter(({ path }) => !ONLY_RECORD.includes(path))
    // A list cannot contain another list here, so a row shows such a field as one text.
    .map(({ path, kind }) => mergeField(path, kind === 'list' ? 'text' : kind));

/** Whether the records of an area are agreements, which are stored and numbered. */
export const isAgreementKind = (area: WordKind): boolean => AGREEMENT_KINDS.some((entity) => entity === area);

/** Every field that a template of a kind and area may use. */
export function fieldsOf(kind: TemplateKind, area: WordKind): readonly MergeField[] {
  if (kind === 'record') return isAgreementKind(area) ? RECORD_FIELDS[area] : [...RECORD_FIELDS[area], ...common];
  return [mergeField('count', 'number'), mergeList('rows', rowFields(area)), ...common];
}
