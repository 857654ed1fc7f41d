import type { MergeField } from '#functions/platform/documents/word/check.ts';
import { dayValue, money, percentValue } from '#functions/platform/documents/word/values.ts';
import { type ContractDocument, type ContractParty, contractTotals } from '#shared/domains/contract/document.ts';
import { clauseText } from './clauses.ts';

type Kind = MergeField['kind'];
const field = (path: string, kind: Kind = 'text'): MergeField => ({ path, kind });
const list = (path: string, fields: readonly MergeField[] = []): MergeField => ({ path, kind: 'list', fields });
const texts = (prefix: string, names: string): MergeField[] =>
  names.split(' ').map((name) => field(`${prefix}${name}`));

const PARTY = 'name email phone vatNumber registerNumber signatory.name signatory.capacity';
const party = (name: string): MergeField[] => [...texts(`${name}.`, PARTY), list(`${name}.address`)];

/** Every field that a Word template of a contract may use. */
export const contractFields: readonly MergeField[] = [
  ...texts('', 'number notes'),
  field('date', 'date'),
  field('version', 'number'),
  ...party('agency'),
  ...texts('agency.bank.', 'holder iban bic name'),
  ...party('promoter'),
  ...texts('show.', 'title artist start end slot billing venue.name deal hospitality travel'),
  field('show.date', 'date'),
  list('show.venue.address'),
  field('show.venue.capacity', 'number'),
  field('show.guestTickets', 'number'),
  list('show.timetable', texts('', 'time label note')),
  list('show.products', [
    field('name'),
    field('quantity', 'number'),
    field('vatRate', 'percent'),
    field('net', 'money'),
  ]),
  list('show.payments', [field('due', 'date'), field('amount', 'money'), field('text')]),
  list('show.costsByPromoter'),
  list('show.riders'),
  field('show.exclusivity.radius', 'number'),
  field('show.exclusivity.unit'),
  field('show.exclusivity.daysBefore', 'number'),
  field('show.exclusivity.daysAfter', 'number'),
  ...['net', 'vat', 'gross'].map((name) => field(`totals.${name}`, 'money')),
  list('vatLines', [field('rate', 'percent'), field('net', 'money'), field('vat', 'money')]),
  field('vatText'),
  field('withholdingRate', 'percent'),
  list('cancellation', [field('daysBefore', 'number'), field('percentage', 'percent')]),
  ...texts('clauses.', 'taxes payment cancellation forceMajeure law'),
  ...texts('law.', 'country court'),
];

const partyData = ({ name, address, vatNumber, registerNumber, email, phone, signatory }: ContractParty) => ({
  name,
  address,
  vatNumber,
  registerNumber,
  email,
  phone,
  signatory,
});

function showData(contract: ContractDocument) {
  const { show, currency } = contract;
  return {
    ...show,
    date: dayValue(show.date),
    deal: contract.deal,
    timetable: contract.timetable,
    products: contract.lines.map(({ text, quantity, vatRate, net }) => ({
      name: text,
      quantity,
      vatRate: percentValue(vatRate),
      net: money(net, currency),
    })),
    payments: contract.payments.map(({ due, amount, text }) => ({
      due: dayValue(due),
      amount: money(amount, currency),
      text,
    })),
    costsByPromoter: contract.costsByPromoter,
    riders: contract.riders,
    exclusivity: contract.exclusivity,
    guestTickets: contract.guestTickets,
    hospitality: contract.hospitality,
    travel: contract.travel,
  };
}

/** The contract as its Word template sees it; every key is on the list above. */
export function contractData(contract: ContractDocument) {
  const totals = contractTotals(contract.lines);
  const amount = (minor: number) => money(minor, contract.currency);
  const { withholdingRate: rate } = contract;
  return {
    number: contract.number,
    date: dayValue(contract.date),
    version: contract.version,
    notes: contract.notes,
    agency: { ...partyData(contract.agency), bank: contract.bank },
    promoter: partyData(contract.promoter),
    show: showData(contract),
    totals: { net: amount(totals.net), vat: amount(totals.gross - totals.net), gross: amount(totals.gross) },
    vatLines: totals.vat.map((v) => ({ rate: percentValue(v.rate), net: amount(v.net), vat: amount(v.amount) })),
    vatText: contract.vatText,
    withholdingRate: rate === undefined ? undefined : percentValue(rate),
    cancellation: contract.cancellation.map(({ daysBefore, percent }) => ({
      daysBefore,
      percentage: percentValue(percent * 1000),
    })),
    clauses: {
      taxes: clauseText(contract, 'taxes'),
      payment: clauseText(contract, 'payment'),
      cancellation: clauseText(contract, 'cancellation'),
      forceMajeure: clauseText(contract, 'forceMajeure'),
      law: clauseText(contract, 'law'),
    },
    law: contract.law,
  };
}
