import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { checkMayDelete } from '#shared/domains/attached/note/rules.ts';
import { noteStore } from '../store.ts';

export const handler = endpoint(noteContract.routes.restore, async ({ params, ctx }) => {
  const note = await noteStore.getDeleted(ctx, params.id);
  await targetOf(ctx, note);
  checkMayDelete(ctx.actor, note);
  return noteStore.restore(ctx, note);
});
