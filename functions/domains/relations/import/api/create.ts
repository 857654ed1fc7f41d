import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { acceptFor } from '#functions/domains/reference/client/public/accept.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { readTable } from '#functions/platform/excel/read-table.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { headingRowOf } from '#shared/domains/relations/import/layout.ts';
import { targetFor } from '../areas.ts';
import { countedRows, importDraftOf, LIMITS } from '../draft.ts';
import { importFields } from '../fields.ts';
import { importStore, saveJson } from '../store.ts';

export const handler = endpoint(importContract.routes.create, async ({ body, ctx }) => {
  const { mainArea, key, name: fileName } = body;
  await targetFor(ctx, mainArea);
  const targets = await importFields(ctx, mainArea);
  const { rows, record } = await acceptFor({ tenantId: ctx.tenantId, key, purpose: 'spreadsheet' }, async (file) => {
    const { rows, ...table } = await readTable(await getObject(file.key), file.type, LIMITS);
    const headingRow = headingRowOf(targets, rows);
    const total = countedRows(rows, headingRow);
    const { key: tableKey, size: tableSize } = await saveJson(ctx, `${file.key}-table`, rows);
    const source = { fileName, fileKey: file.key, fileType: file.type, tableKey, ...table, headingRow };
    const fields = { mainArea, ...source, total, by: ctx.actor.name, stage: 'draft' as const };
    const bytes = { fileKey: file.size, tableKey: tableSize };
    return { rows, record: await importStore.create(ctx, { ...askerOf(ctx), ...fields, bytes }) };
  });
  return importDraftOf(ctx, record, rows, targets);
});
