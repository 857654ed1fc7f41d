import { lockWrite } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { newRunWrite, type StoredSalesFile } from '#functions/domains/agreements/sales-export/run-store.ts';
import { settingsWrite } from '#functions/domains/agreements/sales-export/settings.ts';
import { storeDocument } from '#functions/platform/documents/store-document.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { documentRows, inOrder } from '#shared/domains/agreements/sales-export/document-rows.ts';
import { TEXT_FILES } from '#shared/domains/agreements/sales-export/files.ts';
import { ledgerKey, vatCodeKey } from '#shared/domains/agreements/sales-export/masks.ts';
import type { ExportSettings } from '#shared/domains/agreements/sales-export/schemas.ts';
import { addMonths, diffDays, startOfMonth } from '#shared/kernel/time/date.ts';
import type { invoices } from './invoices.ts';
import type { Billing, Books } from './money.ts';
import { FIRST_DAY, recordsOf, type Stage, savedAt } from './stage.ts';
import { draft, putWrites } from './writer.ts';

type Made = ReturnType<typeof invoices>;

/** The settings of a bookkeeping: what its package asks for, and a ledger and a VAT code for each VAT case. */
const settingsFor = ({ mask, values }: Books, vat: Billing['vat']): ExportSettings => ({
  mask,
  addresseeKey: 'companyNumber',
  values: [
    ...Object.entries(values).map(([key, value]) => ({ key, value })),
    ...vat.flatMap(({ code }, i) => [
      { key: ledgerKey(code), value: String(8000 + 10 * i) },
      { key: vatCodeKey(code), value: String(i + 1) },
    ]),
  ],
});

/** Writes the file of a month as its lock did at the time. */
async function fileOf(
  { tenantId, now }: TenantContext,
  { book, mask }: Books,
  { addresseeKey, values }: ExportSettings,
  documents: readonly InvoiceFields[],
): Promise<StoredSalesFile> {
  const { code: bookkeeping, currency: base, fiscalMonth } = book;
  const known = new Map(values.map(({ key, value }) => [key, value]));
  const booking = {
    mask,
    addresseeKey,
    base,
    values: known,
    debtorNumbers: new Map(),
    settingsPage: '',
  } as const;
  const rows = inOrder(documents.flatMap((document) => documentRows(document, booking).rows));
  const period = documents[0]?.date.slice(0, 7) ?? '';
  const run = {
    bookkeeping,
    base,
    fiscalMonth,
    period,
    run: 1,
    at: now.toISOString(),
    values: Object.fromEntries(known),
  };
  const { key } = await storeDocument(tenantId, TEXT_FILES[mask](run, rows), 'csv');
  return { state: 'ready', key, documents: documents.length, rows: rows.length, gaps: [] };
}

/** Locks the months of a bookkeeping before the last one. The last month waits for its lock. */
async function plantMonths(stage: Stage, books: Books, documents: readonly InvoiceFields[], vat: Billing['vat']) {
  const { book, mask } = books;
  const random = stage.random.fork(`sales exports ${book.code}`);
  const settings = settingsFor(books, vat);
  const issued = documents.filter(({ stage: at, bookkeepingId }) => at === 'outstanding' && bookkeepingId === book.id);
  const lockedThrough = addMonths(startOfMonth(stage.today), -2).slice(0, 7);
  const months = [...new Set(issued.map(({ date }) => date.slice(0, 7)))].filter((month) => month <= lockedThrough);
  const first = savedAt(stage, random, FIRST_DAY - 25);
  const writes = [settingsWrite(first, undefined, draft(random, first, book.no, settings).record)];
  for (const month of months.sort()) {
    const lockedOn = addMonths(`${month}-04`, 1);
    const ctx = savedAt(stage, random, diffDays(lockedOn, stage.today), { userId: 'seed', name: 'Greta Fischer' });
    const file = await fileOf(
      ctx,
      books,
      settings,
      issued.filter(({ date }) => date.startsWith(month)),
    );
    writes.push(newRunWrite(ctx, book, { month, run: 1, files: { [mask]: file } }));
  }
  const lock = draft(random, first, book.no, { lockedThrough });
  await putWrites(months.length > 0 ? [...writes, lockWrite(first, undefined, lock.record)] : writes);
}

export async function plantSalesExports(stage: Stage, { made, books }: Made, vat: Billing['vat']): Promise<void> {
  for (const one of books) await plantMonths(stage, one, recordsOf(made), vat);
}
