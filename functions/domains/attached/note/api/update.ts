import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { checkOwn } from '#shared/domains/attached/note/rules.ts';
import { mentionsOf } from '../prepare.ts';
import { noteStore, promises } from '../store.ts';

export const handler = endpoint(noteContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...content } = body;
  const target = await targetOf(ctx, await noteStore.get(ctx, params.id));
  const before = await noteStore.getForUpdate(ctx, params.id, rev, (note) => checkOwn(ctx.actor, note));
  const mentions = await mentionsOf(ctx, content.mentions, target);
  const note = { ...before, ...content, mentions, editedAt: ctx.now.toISOString() };
  return noteStore.update(ctx, before, note, promises(before.mentions, note));
});
