import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { closeSessions } from '../store.ts';

export const handler = endpoint(sessionContract.routes.signOut, async ({ body, ctx }) => {
  await closeSessions(ctx, body.everywhere);
  return done;
});
