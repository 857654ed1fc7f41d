import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { isUndoable } from '#shared/domains/relations/import/rules.ts';
import { UNDO_IMPORT_DAYS } from '#shared/domains/relations/import/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { targetFor } from '../areas.ts';
import { importOf, undoUntil } from '../report.ts';
import { begin } from '../steps.ts';
import { importStore } from '../store.ts';

/** Takes back what was created and changed, as far as nobody has touched it since. */
export const handler = endpoint(importContract.routes.undo, async ({ params, ctx }) => {
  const record = await importStore.get(ctx, params.id);
  await targetFor(ctx, record.mainArea, 'delete');
  if (!isUndoable(await importOf(ctx, record))) throw new AppError('import.notDone');
  if (ctx.now.toISOString() > undoUntil(record))
    throw new AppError('import.tooLate', { params: { max: UNDO_IMPORT_DAYS } });
  return importOf(ctx, await begin(ctx, record, 'undo'));
});
