import type { Confirmable } from '#shared/domains/agreements/invoice/kinds.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { addMonths, startOfMonth } from '#shared/kernel/time/date.ts';
import { type Billing, issuedInvoice } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { type Caller, ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';

export const { routes } = salesExportContract;

/** The month so many months ago: `2026-09`. */
export const monthAgo = (count: number): string => addMonths(startOfMonth(agencyDay()), -count).slice(0, 7);
export const [EARLIER, LAST, PRESENT] = [monthAgo(2), monthAgo(1), monthAgo(0)] as const;
export const dayOf = (month: string, day: string): string => `${month}-${day}`;

/** In January, these months are of the last year. */
export const CONFIRMED: { readonly confirmed: Confirmable[] } = { confirmed: ['invoice.dateLastYear'] };

const partsOf = (month: string) => ({ year: month.slice(0, 4), month: String(Number(month.slice(5))) });
export const inMonth = ({ bookkeeping }: Pick<Billing, 'bookkeeping'>, month: string) =>
  ({ id: bookkeeping.id, ...partsOf(month) }) as never;
export const ofFile = (billing: Pick<Billing, 'bookkeeping'>, month: string, fileType: ExportMask) =>
  ({ id: billing.bookkeeping.id, ...partsOf(month), fileType }) as never;

export const monthsOf = async (billing: Billing, month: string, who: Caller = billing.users.finance) => {
  const { id, year } = { id: billing.bookkeeping.id, year: month.slice(0, 4) };
  const shown = await ok(routes.months, who, { params: { id, year } });
  const row = shown.months.find((one) => one.month === month);
  if (!row) throw new Error(`no month ${month}`);
  return row;
};

export const invoiceIn = (billing: Billing, month: string, more: object = {}) =>
  issuedInvoice(billing, { date: dayOf(month, '10'), ...more });

export const lockBody = ({ bookkeeping }: Pick<Billing, 'bookkeeping'>, month: string) => ({
  body: { bookkeepingId: bookkeeping.id, month },
});

/** Gives every VAT case of the agency a ledger and a VAT code, and the masks their keys. */
export async function saveSettings(billing: Billing, mask: ExportMask, more: object = {}) {
  const { id } = billing.bookkeeping;
  const { rev } = await ok(routes.settings, billing.users.finance, { params: { id } });
  const codes = Object.values(billing.vat).map(({ code }, i) => [code, i] as const);
  const values = [
    ...codes.map(([code, i]) => ({ key: `revenue.${code}`, value: `80${i}0` })),
    ...codes.map(([code, i]) => ({ key: `vatCode.${code}`, value: `V${i}` })),
    ...['consultant', 'client', 'accountLength', 'chart'].map((key, i) => ({ key, value: `7000${i}` })),
    { key: 'journal', value: '70' },
    { key: 'debtorLedger', value: '1300' },
  ];
  const body = { mask, addresseeKey: 'companyNumber' as const, values, rev, ...more };
  return ok(routes.updateSettings, billing.users.finance, { params: { id }, body });
}

/** Does the work of a lock or of a request for a file. */
export const deliverExport = ({ tenantId, bookkeeping }: Billing, month: string, fileType: ExportMask, run = 1) =>
  deliver(tenantId, 'salesExport', { bookkeepingId: bookkeeping.id, month, run, fileType });

export const bytesOf = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());
