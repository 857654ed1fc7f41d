import { contractFields } from './domains/agreements/contract/merge-fields.ts';
import { purchaseFields } from './domains/agreements/purchase-agreement/merge-fields.ts';
import { quoteFields } from './domains/agreements/quote/merge-fields.ts';
import type { TemplateKind, WordKind } from './domains/attached/word-template/schemas.ts';
import { dealMergeFields } from './domains/booking/deal/merge-fields.ts';
import { showFields } from './domains/booking/show/fields.ts';
import { flightMergeFields } from './domains/journeys/flight/merge-fields.ts';
import { groundTransportMergeFields } from './domains/journeys/ground-transport/merge-fields.ts';
import { lodgingMergeFields } from './domains/journeys/lodging/merge-fields.ts';
import { showTravelFields } from './domains/journeys/show-travel/merge-fields.ts';
import { trainMergeFields } from './domains/journeys/train/merge-fields.ts';
import { AGREEMENT_KINDS } from './kernel/record/agreement.ts';
import { type MergeField, mergeField, mergeList, mergeTexts, plainMergeFields } from './kernel/record/merge-field.ts';

const COMPANY = 'name email phone website vatNumber registerNumber city country';
const companyFields = (prefix: string): MergeField[] => [
  ...mergeTexts(prefix, COMPANY),
  mergeField(`${prefix}capacity`, 'number'),
  mergeList(`${prefix}address`),
];
const contactFields = (prefix: string): MergeField[] => [
  ...mergeTexts(prefix, 'name firstName lastName email phone mobile'),
  mergeList(`${prefix}positions`, mergeTexts('', 'company position')),
];

/** The fields of a show in a row of a list. */
const showRow: readonly MergeField[] = [
  ...plainMergeFields(showFields),
  mergeField('date', 'date'),
  ...mergeTexts('', 'artist start end title status'),
  ...mergeTexts('venue.', 'name city cityCountry'),
  mergeField('capacity', 'number'),
  mergeField('expected', 'money'),
  mergeField('rank', 'number'),
  ...mergeTexts('promoter.', 'name cityCountry'),
  ...mergeTexts('contact.', 'name email'),
  ...mergeTexts('', 'production owner'),
];

/** The lists and minor fields of one show. */
const showParts: readonly MergeField[] = [
  ...mergeTexts('', 'notes ageRestriction'),
  mergeField('announcement.date', 'date'),
  mergeField('announcement.time'),
  mergeField('onSale.date', 'date'),
  mergeField('onSale.time'),
  ...companyFields('signer.'),
  ...contactFields('signerContact.'),
  ...companyFields('payer.'),
  ...contactFields('payerContact.'),
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

const contractRow: readonly MergeField[] = [
  mergeField('number'),
  mergeField('date', 'date'),
  ...mergeTexts('', 'artist show venue company contact status owner'),
  mergeField('gross', 'money'),
];

const invoiceFields: readonly MergeField[] = [
  ...mergeTexts('', 'number reference notes'),
  mergeField('date', 'date'),
  mergeField('dueOn', 'date'),
  ...companyFields('agency.'),
  ...companyFields('customer.'),
  mergeList('lines', [
    mergeField('name'),
    mergeField('quantity', 'number'),
    mergeField('vatRate', 'percent'),
    mergeField('net', 'money'),
  ]),
  ...['net', 'vat', 'gross'].map((name) => mergeField(`totals.${name}`, 'money')),
];

const invoiceRow: readonly MergeField[] = [
  mergeField('number'),
  mergeField('date', 'date'),
  mergeField('dueOn', 'date'),
  ...mergeTexts('', 'reference company artist status owner'),
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
    ...companyFields('venue.'),
    ...companyFields('promoter.'),
    ...contactFields('contact.'),
    mergeList('timetable', mergeTexts('', 'time label note')),
    ...showParts,
    ...showTravelFields,
    ...dealMergeFields,
  ]),
  contract: contractFields,
  production: [
    mergeField('name'),
    mergeField('startDate', 'date'),
    mergeField('endDate', 'date'),
    ...mergeTexts('', 'notes externalNotes owner'),
    mergeList('artists'),
    mergeList('shows', showRow),
  ],
  artist: mergeTexts('', 'name genre email phone website city notes'),
  company: [...companyFields(''), mergeField('notes')],
  contact: [...contactFields(''), mergeField('notes')],
  groundTransport: groundTransportMergeFields,
  flight: flightMergeFields,
  train: trainMergeFields,
  lodging: lodgingMergeFields,
  quote: quoteFields,
  purchaseAgreement: purchaseFields,
  invoice: invoiceFields,
};

/** The fields that a row leaves out: the rows of a list have no nested records. */
const ONLY_RECORD: readonly string[] = ['shows'];
const rowFields = (area: WordKind): readonly MergeField[] =>
  ({
    ...RECORD_FIELDS,
    show: showRow,
    contract: contractRow,
    invoice: invoiceRow,
    quote: contractRow,
    purchaseAgreement: contractRow,
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
