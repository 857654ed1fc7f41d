import { randomUUID } from 'node:crypto';
import { companyStore } from '#functions/domains/company/store.ts';
import { runExport } from '#functions/domains/excel-template/run-store.ts';
import { chunkCount } from '#functions/domains/import/chunk.ts';
import { runImport } from '#functions/domains/import/run-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { lastNo, nextNos } from '#functions/platform/sequence.ts';
import { commit, MAX_WRITES } from '#functions/platform/write.ts';
import { CompanyInput } from '#shared/domains/company/schemas.ts';
import { excelTemplateContract } from '#shared/domains/excel-template/contract.ts';
import { importContract } from '#shared/domains/import/contract.ts';
import type { CallOf, OutputOf, Route } from '#shared/kernel/route.ts';
import { startPaper } from '#test/api/contract/paper.ts';
import type { Caller } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { type Figure, figure, say } from './figure.ts';
import { requesterOf } from './request.ts';

const ROWS = 5000;
const EXPORTED = 20_000;
/** Seconds; issue 3. The export's goal is the writing of the file, reading included here. */
const GOALS = { check: 29, import: 120, export: 5, memory: 250 };
const MB = 1_000_000;

const csv = () =>
  [
    'Name,Works as,Address,Postal code,City,Country,Email,Phone,VAT number,Notes',
    ...Array.from({ length: ROWS }, (_, n) => {
      return `Bench ${n},Promoter,Street ${n},${n},City ${n % 500},NL,bench${n}@one.example,+31 20 ${n},NL${String(n).padStart(9, '0')}B01,"Met in ${n}"`;
    }),
  ].join('\n');

async function seconds<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const started = performance.now();
  const value = await work();
  return [(performance.now() - started) / 1000, value];
}

/** The most memory the process has while it works, in MB. */
async function memory<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const value = await work();
  clearInterval(look);
  return [Math.max(most, process.memoryUsage().rss) / MB, value];
}

/** Calls an operation of a contract with its own answer. */
async function ask<R extends Route>(route: R, caller: Caller, call: CallOf<R>): Promise<OutputOf<R>> {
  return (await (
    await requesterOf(route, caller)
  )(call)) as OutputOf<R>;
}

/** Records and list alone: logs, pickers and traits of so many would take minutes to store, and no export reads them. */
async function plant(ctx: TenantContext, count: number): Promise<void> {
  const nos = await nextNos(ctx.tenantId, 'company', count);
  const at = ctx.now.toISOString();
  const records = nos.map((no) => ({
    ...CompanyInput.parse({
      name: `Planted ${no}`,
      roles: ['promoter'],
      address: { city: 'Utrecht', countryId: 'NL' },
    }),
    ...{ no, id: newId(ctx.now, no), rev: 1, createdAt: at, updatedAt: at },
  }));
  const writes = records.flatMap((record) =>
    companyStore.writes(ctx, undefined, record).filter(({ item }) => item.Put?.Item?.sk === 'R'),
  );
  for (let i = 0; i < writes.length; i += MAX_WRITES) await commit(writes.slice(i, i + MAX_WRITES));
}

/** The list as its records have it. */
async function rebuild({ tenantId }: TenantContext): Promise<void> {
  const last = await lastNo(tenantId, 'company');
  const all = Array.from({ length: last }, (_, i) => i + 1);
  const records = await companyStore.many({ tenantId }, all, new Set(all));
  await companyStore.definition.list?.build(tenantId, records);
}

async function draft(user: Caller) {
  const content = Buffer.from(csv());
  const name = `${randomUUID()}.csv`;
  const request = { mainArea: 'company' as const, name, type: 'text/csv', size: content.length };
  const ticket = await ask(importContract.routes.presign, user, { body: request });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: content });
  return ask(importContract.routes.create, user, { body: { mainArea: 'company', key: ticket.key, name } });
}

/** Seconds of the check, and of the import, one chunk after the other. */
async function importRows(ctx: TenantContext, user: Caller): Promise<readonly [number, number]> {
  const { id, mapping } = await draft(user);
  const choice = { params: { id }, body: { mapping, duplicates: 'skip' as const } };
  const [check] = await seconds(() => ask(importContract.routes.check, user, choice));
  const [run] = await seconds(async () => {
    await ask(importContract.routes.run, user, choice);
    for (let chunk = 0; chunk < chunkCount(ROWS); chunk++) await runImport(ctx, { importId: id, pass: 'run', chunk });
  });
  say(`imported ${ROWS} rows`);
  return [check, run];
}

/** Seconds and MB of the export. */
async function exportRows(ctx: TenantContext, user: Caller): Promise<readonly [number, number]> {
  await plant(ctx, EXPORTED - ROWS);
  await rebuild(ctx);
  const body = { mainArea: 'company' as const, locale: 'en' as const };
  const { id } = await ask(excelTemplateContract.routes.startExport, user, { body });
  const [used, [written]] = await memory(() => seconds(() => runExport(ctx, id)));
  return [written, used];
}

/** A file of 5,000 companies read in, then 20,000 of them written out. */
export async function tableFigures(): Promise<Figure[]> {
  const paper = await startPaper();
  const { tenantId, users } = await makeAgency();
  const user = users.administrator;
  const ctx = { tenantId, now: new Date(), actor: { userId: user.user.id, name: 'Bench' } };
  const [check, run] = await importRows(ctx, user);
  const [written, used] = await exportRows(ctx, user);
  await paper.stop();
  return [
    figure(`import of ${ROWS} companies: check`, 's', check, GOALS.check),
    figure(`import of ${ROWS} companies: run`, 's', run, GOALS.import),
    figure(`export of ${EXPORTED} companies, all columns`, 's', written, GOALS.export),
    figure(`export of ${EXPORTED} companies: memory with the database's client`, 'MB', used, GOALS.memory),
  ];
}
