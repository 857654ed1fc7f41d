import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';
import type { Partner } from './document.ts';

const PARTY = 'name email phone vatNumber registerNumber signatory.name signatory.capacity';
const party = (name: string): MergeField[] => [...mergeTexts(`${name}.`, PARTY), mergeList(`${name}.address`)];

/** Every field that a Word template of an agreement with such a party may use. */
export const agreementMergeFields = (partner: Partner): readonly MergeField[] => [
  ...mergeTexts('', 'number notes'),
  mergeField('date', 'date'),
  mergeField('version', 'number'),
  ...party('agency'),
  ...mergeTexts('agency.bank.', 'holder iban bic name'),
  ...party(partner),
  ...mergeTexts('show.', 'title artist start end times slot billing venue.name venue.where deal hospitality travel'),
  mergeField('show.date', 'date'),
  mergeList('show.venue.address'),
  mergeField('hasShows'),
  mergeList('shows', [
    mergeField('date', 'date'),
    ...mergeTexts('', 'start end times artist venue.name venue.city'),
    mergeField('fee', 'money'),
  ]),
  mergeField('show.venue.capacity', 'number'),
  mergeField('show.guestTickets', 'number'),
  mergeList('show.timetable', mergeTexts('', 'time label note')),
  mergeList('show.products', [
    mergeField('name'),
    mergeField('quantity', 'number'),
    mergeField('vatRate', 'percent'),
    mergeField('net', 'money'),
  ]),
  mergeList('show.payments', [mergeField('due', 'date'), mergeField('amount', 'money'), mergeField('text')]),
  ...(partner === 'promoter' ? [mergeList('show.costsByPromoter'), mergeField('show.hasCosts')] : []),
  mergeList('show.riders'),
  ...mergeTexts('show.', 'hasRiders hasTimetable hasPayments'),
  mergeField('show.exclusivity.radius', 'number'),
  mergeField('show.exclusivity.unit'),
  mergeField('show.exclusivity.daysBefore', 'number'),
  mergeField('show.exclusivity.daysAfter', 'number'),
  ...['net', 'vat', 'gross'].map((name) => mergeField(`totals.${name}`, 'money')),
  mergeList('vatLines', [mergeField('rate', 'percent'), mergeField('net', 'money'), mergeField('vat', 'money')]),
  mergeField('vatText'),
  mergeField('withholdingRate', 'percent'),
  mergeField('withholding'),
  mergeList('cancellation', [mergeField('daysBefore', 'number'), mergeField('percentage', 'percent')]),
  ...mergeTexts('clauses.', 'taxes payment cancellation forceMajeure law'),
  ...mergeTexts('law.', 'country court'),
];
