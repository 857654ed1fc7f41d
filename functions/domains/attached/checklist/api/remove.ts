import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { checklistStore } from '../store.ts';

export const handler = endpoint(checklistContract.routes.remove, async ({ body, ctx }) => {
  const { itemId, ...target } = body;
  await titleOfSubject(ctx, target);
  const item = await checklistStore.get(ctx, itemId);
  const isHere = item.entity === target.entity && item.recordId === target.recordId;
  if (!isHere || item.presetId) throw new AppError('notFound');
  await checklistStore.remove(ctx, item);
  return done;
});
