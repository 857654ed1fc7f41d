import { dayValue, money, percentValue } from '#functions/platform/documents/word/values.ts';
import { type ContractDocument, type ContractParty, contractTotals } from '#shared/domains/contract/document.ts';
import { clauseText } from './clauses.ts';

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

/** The contract as its Word template sees it; every key is one of `contractFields`. */
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
