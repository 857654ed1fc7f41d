import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { requiredAccess } from '../connection.ts';
import { decideOn } from '../decide.ts';

export const handler = endpoint(hubspotContract.routes.decide, async ({ body, ctx }) => {
  if (!ctx.actor.permissions.has(`${body.kind}.update`)) throw new AppError('denied');
  await decideOn(ctx, await requiredAccess(ctx), body);
  return done;
});
