import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { checkersOf, editedParticipants } from '../edit.ts';
import { actAs, esignFor, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.edit, async ({ params, body, ctx }) => {
  const before = await esignFor(ctx, params.id);
  const participants = await editedParticipants(ctx, before, body);
  const { checkerIds, ...edit } = body;
  const checkers = checkerIds ? await checkersOf(ctx, checkerIds) : before.checkers;
  const marks = body.marks.map((mark) => ({ ...mark, id: mark.id ?? newId(ctx.now) }));
  return actAs(ctx, params.id, { ...edit, type: 'edit', by: userActor(ctx), participants, marks, checkers });
});
