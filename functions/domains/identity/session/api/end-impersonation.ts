import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { leaveImpersonation } from '../store.ts';

export const handler = endpoint(sessionContract.routes.endImpersonation, async ({ ctx }) => {
  await leaveImpersonation(ctx);
  return done;
});
