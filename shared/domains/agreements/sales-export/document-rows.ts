import { isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields, TaxGroup } from '#shared/domains/agreements/invoice/schemas.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import { shareOut } from '#shared/kernel/money/money.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { bookedParts } from './booked-parts.ts';
import { type AddresseeKey, type ExportMask, hasVatCodes, ledgerKey, vatCodeKey } from './masks.ts';
import { type SalesRow, unbalanced } from './rows.ts';

type Amounts = 'type' | 'currency' | 'exchange' | 'groups' | 'total' | 'lines';
type Dates = 'date' | 'dueDate' | 'supplyFrom' | 'supplyTo' | 'shows';
/** The fields of an issued document that its rows come from. All are frozen since its issue. */
export type SalesDocument = Pick<InvoiceFields, Amounts | Dates | 'number' | 'buyer' | 'company' | 'creditOf'>;

/** How a bookkeeping books its documents. */
export interface Booking {
  readonly mask: ExportMask;
  readonly addresseeKey: AddresseeKey;
  /** The currency of the bookkeeping. */
  readonly base: string;
  readonly values: ReadonlyMap<string, string>;
  /** The debtor numbers of companies that have one. */
  readonly debtorNumbers: ReadonlyMap<Id, string>;
  /** The page of the bookkeeping's export settings. */
  readonly settingsPage: string;
}
export interface DocumentRows {
  readonly rows: readonly SalesRow[];
  readonly gaps: readonly ErrorDetail[];
}

const signOf = (document: Pick<SalesDocument, 'type'>): 1 | -1 => (isCredit(document) ? -1 : 1);

/** The last day of the supply: as stated, else of the shows, else the date of the document. */
function supplyDate({ supplyFrom, supplyTo, shows, date }: SalesDocument): LocalDate {
  const last = shows.map((show) => show.lastDate ?? show.date).sort();
  return supplyTo || supplyFrom || last.at(-1) || date;
}

function debtorKey({ buyer, company }: SalesDocument, { addresseeKey, debtorNumbers }: Booking): string {
  if (addresseeKey === 'vatNumber') return buyer?.vatNumber ?? '';
  if (addresseeKey === 'registerNumber') return buyer?.registerNumber ?? '';
  // The agency itself buys by a self-billed document.
  if (!company) return '';
  return addresseeKey === 'companyNumber'
    ? String(noOf(company.companyId))
    : (debtorNumbers.get(company.companyId) ?? '');
}

const headOf = (document: SalesDocument, booking: Booking) => ({
  type: isCredit(document) ? ('credit' as const) : ('invoice' as const),
  number: document.number,
  issueDate: document.date,
  supplyDate: supplyDate(document),
  dueDate: isCredit(document) ? ('' as const) : document.dueDate,
  debtorKey: debtorKey(document, booking),
  debtorName: document.buyer?.name ?? document.company?.name ?? '',
  country: document.buyer?.country ?? '',
  vatNumber: document.buyer?.vatNumber ?? '',
  currency: document.currency,
  rate: document.exchange?.rate ?? '1',
  creditOf: document.creditOf?.number ?? '',
  term: document.dueDate ? String(diffDays(document.date, document.dueDate)) : '',
});

/** Shares a group over its bookings. The rows of a group add up to its net and its VAT, in both currencies. */
function rowsOf(document: SalesDocument, booking: Booking, group: TaxGroup): SalesRow[] {
  const { vat, rate, taxable, tax } = group;
  const { currency, exchange } = document;
  const amount = (minor: number) => signOf(document) * minor;
  const inBase = (minor: number) =>
    exchange ? converted({ minor, currency }, { ...exchange, currency }, exchange.base) : minor;
  const parts = bookedParts(document.lines, group);
  const nets = parts.map(({ net }) => net);
  const [netBases, taxBases] = [
    shareOut(inBase(taxable), nets),
    shareOut(
      inBase(tax),
      parts.map((part) => part.tax),
    ),
  ];
  return parts.map(({ line, net, tax: partTax }, i) => ({
    ...headOf(document, booking),
    vatCase: vat,
    vatCategory: line?.vat.category ?? 'S',
    vatRate: rate,
    account: line?.ledger || (booking.values.get(ledgerKey(vat)) ?? ''),
    costCenter: line?.costCenter?.code ?? '',
    project: line?.project?.code ?? '',
    net: amount(net),
    tax: amount(partTax),
    netBase: amount(netBases[i] ?? 0),
    taxBase: amount(taxBases[i] ?? 0),
    text: line?.text ?? '',
  }));
}

/** The gaps of a document: settings that its VAT cases lack, its debtor, or amounts that cannot be booked. */
function gapsOf(document: SalesDocument, rows: readonly SalesRow[], booking: Booking): ErrorDetail[] {
  const { values, mask, base, settingsPage: target } = booking;
  const { number, company, buyer, currency, exchange, total } = document;
  const lacks = (code: string, vatCase: string) => ({ code, target, params: { vatCase } });
  const settings = rows.flatMap(({ vatCase, account }) => [
    ...(account ? [] : [lacks('export.noLedger', vatCase)]),
    ...(!hasVatCodes(mask) || values.get(vatCodeKey(vatCase)) ? [] : [lacks('export.noVatCode', vatCase)]),
  ]);
  const name = company?.name ?? buyer?.name ?? '';
  const hasDebtor = rows.every((row) => row.debtorKey !== '');
  const page = company ? { target: `/company/${company.companyId}` } : {};
  const totals = new Map([[number, signOf(document) * total]]);
  return [
    ...settings,
    ...(hasDebtor ? [] : [{ code: 'export.noDebtor', ...page, params: { name } }]),
    ...((exchange?.base ?? currency) === base ? [] : [{ code: 'export.otherCurrency', params: { number, base } }]),
    ...unbalanced(rows, totals).map(() => ({ code: 'export.unbalanced', params: { number } })),
  ];
}

/** The rows of an issued document, one for each booking of a VAT group with an amount. */
export function documentRows(document: SalesDocument, booking: Booking): DocumentRows {
  const groups = document.groups.filter(({ taxable, tax }) => taxable !== 0 || tax !== 0);
  const rows = groups.flatMap((group) => rowsOf(document, booking, group));
  return { rows, gaps: gapsOf(document, rows, booking) };
}

/** Sorts rows by day and number. The rows of a document keep their order. */
export const inOrder = (rows: readonly SalesRow[]): SalesRow[] =>
  rows.toSorted((a, b) => (a.issueDate + a.number < b.issueDate + b.number ? -1 : Number(a.number !== b.number)));

/** Each gap once, in the order in which they are found. */
export const distinctGaps = (gaps: readonly ErrorDetail[]): ErrorDetail[] => [
  ...new Map(gaps.map((gap) => [JSON.stringify(gap), gap])).values(),
];
