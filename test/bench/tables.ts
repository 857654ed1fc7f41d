import { randomUUID } from 'node:crypto';
import { companyStore } from '#functions/domains/company/store.ts';
import { runExport } from '#functions/domains/excel-template/run-store.ts';
import { chunkCount } from '#functions/domains/import/chunk.ts';
import { runImport } from '#functions/domains/import/run-store.ts';
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

const csv = (from: number) =>
  [
    'Name,Works as,Address,Postal code,City,Country,Email,Phone,VAT number,Notes',
    ...Array.from({ length: ROWS }, (_, i) => {
      const n = from + i;
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

/** A file of 5,000 companies read in, four times over, then all of them written out. */
export async function tableFigures(): Promise<Figure[]> {
  const paper = await startPaper();
  const agency = await makeAgency();
  const user = agency.users.administrator;
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: user.user.id, name: 'Bench' } };
  const importRows = async (from: number) => {
    const content = Buffer.from(csv(from));
    const name = `${randomUUID()}.csv`;
    const request = { mainArea: 'company' as const, name, type: 'text/csv', size: content.length };
    const ticket = await ask(importContract.routes.presign, user, { body: request });
    await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: content });
    const draft = await ask(importContract.routes.create, user, {
      body: { mainArea: 'company', key: ticket.key, name },
    });
    const choice = { params: { id: draft.id }, body: { mapping: draft.mapping, duplicates: 'skip' as const } };
    const [check] = await seconds(() => ask(importContract.routes.check, user, choice));
    const [run] = await seconds(async () => {
      await ask(importContract.routes.run, user, choice);
      for (let chunk = 0; chunk < chunkCount(ROWS); chunk++)
        await runImport(ctx, { importId: draft.id, pass: 'run', chunk });
    });
    say(`imported ${from + ROWS} rows`);
    return [check, run] as const;
  };
  const [check, run] = await importRows(0);
  for (let from = ROWS; from < EXPORTED; from += ROWS) await importRows(from);
  await companyStore.definition.list?.fold(agency.tenantId);
  const body = { mainArea: 'company' as const, locale: 'en' as const };
  const { id } = await ask(excelTemplateContract.routes.startExport, user, { body });
  const [memoryUsed, [written]] = await memory(() => seconds(() => runExport(ctx, id)));
  await paper.stop();
  return [
    figure(`import of ${ROWS} companies: check`, 's', check, GOALS.check),
    figure(`import of ${ROWS} companies: run`, 's', run, GOALS.import),
    figure(`export of ${EXPORTED} companies, all columns`, 's', written, GOALS.export),
    figure(`export of ${EXPORTED} companies: memory with the database's client`, 'MB', memoryUsed, GOALS.memory),
  ];
}
