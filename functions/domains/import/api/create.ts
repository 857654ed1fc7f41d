import { acceptFor } from '#functions/domains/file/accept-store.ts';
import { askerOf } from '#functions/domains/user/acting-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { readTable, type Table } from '#functions/platform/excel/read-table.ts';
import { getObject, type StoredFile } from '#functions/platform/files.ts';
import { importContract } from '#shared/domains/import/contract.ts';
import { fieldName } from '#shared/domains/import/fields.ts';
import { guessMapping } from '#shared/domains/import/rules.ts';
import { type ImportArea, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#shared/domains/import/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { targetFor } from '../areas.ts';
import { importFields } from '../fields.ts';
import { importOf } from '../report.ts';
import { importStore, rememberedMapping, saveJson } from '../store.ts';

const LIMITS = { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS };
const SAMPLES = 3;

function columnsOf([headers = [], ...rows]: Table) {
  const samplesOf = (i: number) =>
    rows.flatMap((row) => (row[i]?.trim() ? [row[i].slice(0, 100)] : [])).slice(0, SAMPLES);
  return headers.map((header, i) => ({ header, samples: samplesOf(i) }));
}

interface Sent {
  readonly mainArea: ImportArea;
  readonly fileName: string;
}
/** The file as rows, and the import that is to be made of them. */
async function drafted(ctx: UserContext, { mainArea, fileName }: Sent, file: StoredFile) {
  const table = await readTable(await getObject(file.key), file.type, LIMITS);
  const total = table.slice(1).filter((row) => row.some((cell) => cell.trim())).length;
  if (total === 0) throw new AppError('import.empty', { field: 'key' });
  const { key: tableKey, size: tableSize } = await saveJson(ctx, `${file.key}-table`, table);
  const fields = { mainArea, fileName, tableKey, total, by: ctx.actor.name, stage: 'draft' as const };
  const bytes = { fileKey: file.size, tableKey: tableSize };
  return { table, record: await importStore.create(ctx, { ...askerOf(ctx), ...fields, bytes }) };
}

export const handler = endpoint(importContract.routes.create, async ({ body, ctx }) => {
  const { mainArea, key, name: fileName } = body;
  targetFor(ctx, mainArea);
  const { table, record } = await acceptFor({ tenantId: ctx.tenantId, key, purpose: 'spreadsheet' }, (file) =>
    drafted(ctx, { mainArea, fileName }, file),
  );
  const targets = await importFields(ctx, mainArea);
  return {
    ...(await importOf(ctx, record)),
    columns: columnsOf(table),
    fields: targets.map((field) => ({
      id: field.id,
      name: fieldName(field, ctx.locale),
      must: field.must === true,
    })),
    mapping: guessMapping(targets, table[0] ?? [], await rememberedMapping(ctx, mainArea)),
  };
});
