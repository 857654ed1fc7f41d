import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/import/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { importOf } from '../report.ts';
import { begin, draftOf, planFor } from '../steps.ts';
import { saveJson } from '../store.ts';

/** What becomes of each row is decided here, once; the chunks only carry it out. */
export const handler = endpoint(importContract.routes.run, async ({ params, body, ctx }) => {
  const draft = await draftOf(ctx, params.id);
  const plan = await planFor(ctx, draft, body);
  if (!plan.some(({ action }) => action === 'create' || action === 'update')) throw new AppError('import.nothing');
  const { key: planKey, size } = await saveJson(ctx, `${draft.tableKey}-plan`, plan);
  return importOf(
    ctx,
    await begin(ctx, draft, 'run', {
      planKey,
      total: plan.length,
      bytes: { ...draft.bytes, planKey: size },
    }),
  );
});
