import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { type Rows, readTable } from '#functions/platform/excel/read-table.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { plain } from '#functions/platform/record/items.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { headingRowOf } from '#shared/domains/relations/import/layout.ts';
import { countedRows, importDraftOf, LIMITS } from '../draft.ts';
import { importFields } from '../fields.ts';
import { draftOf } from '../steps.ts';
import { importStore, loadJson, saveJson } from '../store.ts';

/** A new delimiter makes other rows, so their headings are looked for again. */
export const handler = endpoint(importContract.routes.read, async ({ params, body, ctx }) => {
  const draft = await draftOf(ctx, params.id);
  const { fileKey, fileType = '', tableKey, bytes = {} } = draft;
  const targets = await importFields(ctx, draft.mainArea);
  const isOther = body.delimiter !== undefined && draft.delimiter !== undefined && body.delimiter !== draft.delimiter;
  if (!isOther || !fileKey) {
    const rows = await loadJson<Rows>(tableKey);
    const { headingRow } = body;
    const after = { ...plain(draft), headingRow, total: countedRows(rows, headingRow) };
    return importDraftOf(ctx, await importStore.update(ctx, draft, after, { action: 'read' }), rows, targets);
  }
  const { rows, delimiter } = await readTable(await getObject(fileKey), fileType, LIMITS, body.delimiter);
  const headingRow = headingRowOf(targets, rows);
  const total = countedRows(rows, headingRow);
  const { size } = await saveJson(ctx, tableKey, rows);
  const table = { headingRow, total, ...(delimiter === undefined ? {} : { delimiter }) };
  const after = { ...plain(draft), ...table, bytes: { ...bytes, tableKey: size } };
  return importDraftOf(ctx, await importStore.update(ctx, draft, after, { action: 'read' }), rows, targets);
});
