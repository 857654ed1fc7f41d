import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { inOrder, maySee } from '#shared/domains/attached/note/rules.ts';
import { notesOf } from '../store.ts';

export const handler = endpoint(noteContract.routes.list, async ({ body, ctx }) => {
  await targetOf(ctx, body);
  const notes = await notesOf(ctx, body);
  return { rows: inOrder(notes.filter((note) => maySee(ctx.actor, note))) };
});
