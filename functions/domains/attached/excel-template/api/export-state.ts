import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { exportStore, stateOf } from '../export-store.ts';

export const handler = endpoint(excelTemplateContract.routes.exportState, async ({ params, ctx }) => {
  const record = await exportStore.get(ctx, params.id);
  if (record.userId !== ctx.actor.userId) throw new AppError('notFound');
  return stateOf(ctx, record);
});
