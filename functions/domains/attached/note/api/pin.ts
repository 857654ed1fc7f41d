import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { noteStore } from '../store.ts';

export const handler = endpoint(noteContract.routes.pin, async ({ params, body, ctx }) => {
  await targetOf(ctx, await noteStore.get(ctx, params.id));
  const before = await noteStore.getForUpdate(ctx, params.id, body.rev);
  return noteStore.update(ctx, before, { ...before, pinned: body.pinned }, { action: body.pinned ? 'pin' : 'unpin' });
});
