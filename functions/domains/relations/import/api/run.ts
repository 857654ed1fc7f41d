import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { removeObject } from '#functions/platform/files/files.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { importOf } from '../report.ts';
import { begin, draftOf, planFor } from '../steps.ts';
import { saveJson } from '../store.ts';
import { createTags } from '../tags.ts';

/** Begins an import. The action of each row is decided here, once; the chunks only carry it out. */
export const handler = endpoint(importContract.routes.run, async ({ params, body, ctx }) => {
  const draft = await draftOf(ctx, params.id);
  if (body.newTags === 'create') await createTags(ctx, draft, body);
  const { plan, days } = await planFor(ctx, draft, body);
  if (days && !body.dayOrder) throw new AppError('import.dayOrder', { field: 'dayOrder' });
  if (!plan.some(({ action }) => action === 'create' || action === 'update')) throw new AppError('import.nothing');
  // Each run has a key of its own. If two begin at once, the refused one must not change the plan of the other.
  const { key: planKey, size } = await saveJson(ctx, `${draft.tableKey}-plan-${newId(ctx.now)}`, plan);
  const begun = { begunAt: ctx.now.toISOString(), planKey, total: plan.length };
  const record = await begin(ctx, draft, 'run', { ...begun, bytes: { ...draft.bytes, planKey: size } }).catch(
    async (e) => {
      if (e instanceof AppError) await removeObject(planKey);
      throw e;
    },
  );
  return importOf(ctx, record);
});
