import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { checkMayDelete } from '#shared/domains/attached/note/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { noteStore } from '../store.ts';

export const handler = endpoint(noteContract.routes.remove, async ({ params, ctx }) => {
  const note = await noteStore.get(ctx, params.id);
  await targetOf(ctx, note);
  checkMayDelete(ctx.actor, note);
  await noteStore.remove(ctx, note);
  return done;
});
