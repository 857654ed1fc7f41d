import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { statusStore, unmarkDefault } from '../store.ts';

/** Name and colour change for all at once; the phase stays, records carry it. */
export const handler = endpoint(statusContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const before = await statusStore.getForUpdate(ctx, id, rev);
  if (fields.phase !== before.phase) throw new AppError('status.phaseFixed', { field: 'phase' });
  const { mainArea, sort } = before;
  const extra = fields.isDefault ? await unmarkDefault(ctx, mainArea, id) : [];
  return statusStore.update(ctx, before, { ...fields, mainArea, sort }, { extra });
});
