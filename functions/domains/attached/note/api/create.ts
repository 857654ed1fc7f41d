import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { authorOf, mentionsOf } from '../prepare.ts';
import { noteStore, promises } from '../store.ts';

export const handler = endpoint(noteContract.routes.create, async ({ body, ctx }) => {
  const target = await targetOf(ctx, body);
  const mentions = await mentionsOf(ctx, body.mentions, target);
  const note = { ...body, mentions, recordTitle: target.title, author: authorOf(ctx), pinned: false };
  return noteStore.create(ctx, note, promises([], note));
});
