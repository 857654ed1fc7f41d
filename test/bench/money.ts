import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { outstandingOf } from '#functions/domains/relations/company/public/outstanding.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { newId } from '#functions/platform/data/id.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { CONFIRMABLE } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { MAX_SOURCES } from '#shared/domains/agreements/statement/limits.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { startPrinting } from '#test/support/printing.ts';
import { type BenchAgency, ordinary, plantBench } from './agency.ts';
import { type Figure, figure, say } from './figure.ts';
import { ask, seconds } from './measure.ts';
import { recordParts } from './record-parts.ts';

const run = promisify(execFile);
const SHOWS = 600;
const DOCUMENTS = 2000;
/** Money section 15, and issue 30. A request adds one unit for its rate count. */
const GOALS = { issue: 27, payment: 16, export: 10, memory: 200, statement: 20, outstanding: 1 };
/** The month that the demo's main bookkeeping locks next. */
const MONTH = '2026-10';

async function partsOf({ ctx }: BenchAgency) {
  const book = (await bookkeepingStore.all(ctx)).find(({ isDefault }) => isDefault);
  const invoice = (await invoiceStore.page(ctx, { page: 1, perPage: 100, filters: [] })).rows.find(
    ({ bookkeepingId, stage, type }) => bookkeepingId === book?.id && stage === 'outstanding' && type === 'invoice',
  );
  if (!book || !invoice?.company) throw new Error('the agency has no invoices');
  return { book, invoice, companyId: invoice.company.companyId };
}
type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Units of an invoice of five lines: its issue, a payment, and the amount that its company owes. */
async function unitFigures({ ctx, admin }: BenchAgency, { book, companyId }: Parts): Promise<Figure[]> {
  const { create, issue } = invoiceContract.routes;
  const vatRateId = book.vatRateId ?? '';
  const lines = [1, 2, 3, 4, 5].map((i) => ({ text: `Performance ${i}`, priceC: i * 1_000_000, vatRateId }));
  const body = { bookkeepingId: book.id, companyId, locale: 'en' as const, currency: 'EUR' as const, lines };
  const { id, rev } = await ask(create, admin, { body });
  const issued = await measure(() => ask(issue, admin, { params: { id }, body: { rev, confirmed: [...CONFIRMABLE] } }));
  const payment = { amount: 1000, date: issued.result.date, method: 'bank' as const };
  const paid = await measure(() => ask(paymentContract.routes.create, admin, { params: { id }, body: payment }));
  const owed = await measure(() => outstandingOf(ctx.tenantId, companyId));
  return [
    figure('invoice of 5 lines: issue, the whole request', 'write units', issued.usage.writes, GOALS.issue),
    figure('payment, the whole request', 'write units', paid.usage.writes, GOALS.payment),
    figure('amount that a company owes', 'read units', owed.usage.reads, GOALS.outstanding),
  ];
}

/** Stores copies of an issued invoice in a month, records and list alone. */
async function plantCopies({ ctx }: BenchAgency, original: Stored<InvoiceFields>, count: number): Promise<void> {
  const now = new Date();
  const nos = await nextNos(ctx.tenantId, 'invoice', count);
  const copies = nos.map((no) => ({
    ...original,
    no,
    id: newId(now, no),
    number: `COPY-${no}`,
    date: `${MONTH}-10`,
  }));
  const writes = await Promise.all(copies.map((copy) => recordParts(invoiceStore.writes(ctx, undefined, copy))));
  await commitEach(writes.flat());
  const all = Array.from({ length: nos.at(-1) ?? 0 }, (_, i) => i + 1);
  await invoiceStore.definition.list?.build(ctx.tenantId, await invoiceStore.many(ctx, all, new Set(all)));
}

/** Locks a month of many documents, and writes its file in a process of its own. */
async function exportFigures(agency: BenchAgency, { book, invoice }: Parts): Promise<Figure[]> {
  await plantCopies(agency, invoice, DOCUMENTS);
  const { ctx, admin } = agency;
  await ask(salesExportContract.routes.lock, admin, { body: { bookkeepingId: book.id, month: MONTH } });
  const program = fileURLToPath(new URL('sales-run.ts', import.meta.url));
  const given = [ctx.tenantId, ctx.actor.userId, book.id, MONTH];
  const said = await run(process.execPath, ['--import', 'tsx', program, ...given]);
  const { took, megabytes, documents } = JSON.parse(said.stdout) as Record<string, number>;
  say(`wrote ${documents} documents`);
  return [
    figure('sales file of 2,000 documents', 's', took ?? Number.NaN, GOALS.export),
    figure('sales file of 2,000 documents: memory', 'MB', megabytes ?? Number.NaN, GOALS.memory),
  ];
}

/** Plays and settles a show of one artist. */
async function settle({ shows, admin }: BenchAgency, artistId: string, day: string): Promise<void> {
  const [like] = ordinary({ shows });
  if (!like) throw new Error('the agency has no coming shows');
  const times = { start: `${day}T20:00`, end: `${day}T22:00`, isNight: false, isAllDay: false };
  const body = { ...inputOf(like), ...times, artistIds: [artistId] };
  const { id } = await ask(showContract.routes.insert, admin, { body });
  const { update, close } = dealContract.routes;
  const terms = { rev: 0, type: 'flat' as const, currency: 'EUR' as const, guarantee: 100_000 };
  await ask(update, admin, { params: { id }, body: terms });
  await ask(close, admin, { params: { id }, body: { rev: 1 } });
}

/** Sends a statement of as many settled nights as one may have. Each night makes several rows. */
async function statementFigures(agency: BenchAgency, { book }: Parts): Promise<Figure[]> {
  const { ctx, admin } = agency;
  const artist = (await artistStore.page(ctx, { page: 1, perPage: 1, filters: [] })).rows[0];
  if (!artist) throw new Error('the agency has no artists');
  const [from, to] = ['2028-01-01', addDays('2028-01-01', MAX_SOURCES)];
  for (let i = 0; i < MAX_SOURCES; i++) await settle(agency, artist.id, addDays(from, i));
  const { create, send } = statementContract.routes;
  const body = { artistId: artist.id, bookkeepingId: book.id, currency: 'EUR' as const, from, to };
  const { id, rev, figures } = await ask(create, admin, { body });
  const rows = figures.nights.reduce((sum, night) => sum + night.rows.length, 0);
  const sending = { params: { id }, body: { rev, balance: figures.balance } };
  const [took] = await seconds(() => ask(send, admin, sending));
  return [figure(`statement of ${figures.nights.length} nights, ${rows} rows: sent`, 's', took, GOALS.statement)];
}

/** Units and times of invoices, payments, sales files and statements. */
export async function moneyFigures(): Promise<Figure[]> {
  const printing = await startPrinting();
  const agency = await plantBench(SHOWS);
  const parts = await partsOf(agency);
  const figures = [
    ...(await unitFigures(agency, parts)),
    ...(await exportFigures(agency, parts)),
    ...(await statementFigures(agency, parts)),
  ];
  await printing.stop();
  return figures;
}
