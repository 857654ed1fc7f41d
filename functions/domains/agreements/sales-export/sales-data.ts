import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import {
  type Booking,
  distinctGaps,
  documentRows,
  inOrder,
} from '#shared/domains/agreements/sales-export/document-rows.ts';
import { TEXT_FILES } from '#shared/domains/agreements/sales-export/files.ts';
import { type ExportMask, fixedKeys } from '#shared/domains/agreements/sales-export/masks.ts';
import type { ExportRun, SalesRow } from '#shared/domains/agreements/sales-export/rows.ts';
import type { ExportSettings } from '#shared/domains/agreements/sales-export/schemas.ts';
import { TABLE_COLUMNS } from '#shared/domains/agreements/sales-export/table.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { documentsOf } from './documents.ts';
import type { Bookkeeping } from './settings.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type Invoice = Pick<InvoiceFields, 'company'>;

/** The list of all that a file lacks. */
export class Incomplete extends AppError {
  override readonly details: readonly ErrorDetail[];
  constructor(gaps: readonly ErrorDetail[]) {
    super('export.incomplete');
    this.details = [{ code: 'export.incomplete', params: { count: gaps.length } }, ...gaps];
  }
}

const settingsPage = ({ id }: Bookkeeping) => `/bookkeeping/${id}/export`;

/** Reads the debtor numbers of the buyers in a batch that are not known yet. */
async function readDebtors(ctx: Tenant, invoices: readonly Invoice[], known: Map<Id, string>): Promise<void> {
  const ids = invoices.flatMap(({ company }) => (company ? [company.companyId] : []));
  const nos = [...new Set(ids.filter((id) => !known.has(id)))].map(noOf);
  for (const { id, debtorNumber = '' } of await companyStore.many(ctx, nos, new Set(nos))) known.set(id, debtorNumber);
}

export interface MonthOf {
  readonly book: Bookkeeping;
  readonly settings: ExportSettings;
  readonly month: string;
}
interface Sales {
  readonly documents: number;
  readonly rows: readonly SalesRow[];
  readonly gaps: readonly ErrorDetail[];
}

/** The rows of a month in the order of the file, with all that is missing. */
export async function salesOf(ctx: Tenant, { book, settings, month }: MonthOf, mask: ExportMask): Promise<Sales> {
  const debtorNumbers = new Map<Id, string>();
  const values = new Map(settings.values.map(({ key, value }) => [key, value]));
  const { addresseeKey } = settings;
  const target = settingsPage(book);
  const booking: Booking = { mask, addresseeKey, base: book.currency, values, debtorNumbers, settingsPage: target };
  const rows: SalesRow[] = [];
  const gaps = fixedKeys(mask).flatMap((key): ErrorDetail[] =>
    values.get(key) ? [] : [{ code: 'export.noValue', target, params: { key } }],
  );
  let documents = 0;
  for await (const batch of documentsOf(ctx, book, month)) {
    if (addresseeKey === 'debtorNumber') await readDebtors(ctx, batch, debtorNumbers);
    for (const made of batch.map((document) => documentRows(document, booking))) {
      rows.push(...made.rows);
      gaps.push(...made.gaps);
    }
    documents += batch.length;
  }
  return { documents, rows: inOrder(rows), gaps: distinctGaps(gaps) };
}

const workbook = (run: ExportRun, rows: readonly SalesRow[]): Promise<Uint8Array> =>
  excelOf({
    name: run.period,
    columns: TABLE_COLUMNS.map(([header, cell]) => ({ header, value: (row: SalesRow) => cell(row, run) })),
    rows,
  });

export const typeOf = (mask: ExportMask): string => (mask === 'xlsx' ? EXCEL_TYPE : 'text/csv');

interface Asked extends MonthOf {
  readonly fileType: ExportMask;
  readonly run: number;
  /** The time stamp of the run. */
  readonly at: string;
}
/** Writes the file of a month. Throws the list of all that is missing. */
export async function salesFile(ctx: Tenant, asked: Asked) {
  const { book, settings, month: period, fileType, run, at } = asked;
  const { documents, rows, gaps } = await salesOf(ctx, asked, fileType);
  if (gaps.length > 0) throw new Incomplete(gaps);
  const values = Object.fromEntries(settings.values.map(({ key, value }) => [key, value]));
  const { code: bookkeeping, currency: base, fiscalMonth } = book;
  const of: ExportRun = { bookkeeping, period, run, at, base, fiscalMonth, values };
  const content = await (fileType === 'xlsx' ? workbook(of, rows) : TEXT_FILES[fileType](of, rows));
  return { content, documents, rows: rows.length, of };
}
