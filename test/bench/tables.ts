import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chunkCount } from '#functions/domains/relations/import/chunk.ts';
import { runImport } from '#functions/domains/relations/import/public/run.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { Caller } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { startPrinting } from '#test/support/printing.ts';
import { companyFigures, plantCompanies } from './companies.ts';
import { type Figure, figure, say } from './figure.ts';
import { ask, seconds } from './measure.ts';

const run = promisify(execFile);
const ROWS = 5000;
const EXPORTED = 20_000;
/** Seconds; issue 3. The export's goal is the writing of the file, reading included here. */
const GOALS = { check: 29, import: 120, export: 5, memory: 250 };

const csv = () =>
  [
    'Name,Works as,Address,Postal code,City,Country,Email,Phone,VAT number,Notes',
    ...Array.from({ length: ROWS }, (_, n) => {
      return `Bench ${n},Promoter,Street ${n},${n},City ${n % 500},NL,bench${n}@one.example,+31 20 ${n},NL${String(n).padStart(9, '0')}B01,"Met in ${n}"`;
    }),
  ].join('\n');

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
  const [imported] = await seconds(async () => {
    await ask(importContract.routes.run, user, choice);
    for (let chunk = 0; chunk < chunkCount(ROWS); chunk++) await runImport(ctx, { importId: id, pass: 'run', chunk });
  });
  say(`imported ${ROWS} rows`);
  return [check, imported];
}

/** Seconds and MB of the export. */
async function exportRows(ctx: TenantContext, user: Caller): Promise<readonly [number, number]> {
  await plantCompanies(ctx, EXPORTED - ROWS);
  const body = { mainArea: 'company' as const, locale: 'en' as const };
  const { id } = await ask(excelTemplateContract.routes.startExport, user, { body });
  const program = fileURLToPath(new URL('export-run.ts', import.meta.url));
  const said = await run(process.execPath, ['--import', 'tsx', program, ctx.tenantId, ctx.actor.userId, id]);
  const { took, megabytes } = JSON.parse(said.stdout) as { took: number; megabytes: number };
  return [took, megabytes];
}

/** A file of 5,000 companies read in, 20,000 of them written out, and what lists and pickers of so many consume. */
export async function tableFigures(): Promise<Figure[]> {
  const agreement = await startPrinting();
  const { tenantId, users } = await makeAgency();
  const user = users.administrator;
  const ctx = { tenantId, now: new Date(), actor: { userId: user.user.id, name: 'Bench' } };
  const [check, imported] = await importRows(ctx, user);
  const [written, used] = await exportRows(ctx, user);
  await agreement.stop();
  return [
    ...(await companyFigures(ctx, EXPORTED)),
    figure(`import of ${ROWS} companies: check`, 's', check, GOALS.check),
    figure(`import of ${ROWS} companies: run`, 's', imported, GOALS.import),
    figure(`export of ${EXPORTED} companies, all columns`, 's', written, GOALS.export),
    figure(`export of ${EXPORTED} companies: memory with the database's client`, 'MB', used, GOALS.memory),
  ];
}
