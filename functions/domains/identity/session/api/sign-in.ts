import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { openSession } from '../store.ts';

export const handler = endpoint(sessionContract.routes.signIn, async ({ body, ctx }) => {
  const summaries = await openSession(ctx, body.userId);
  const users = summaries.map(({ userId, name, tenantName, role }) => ({ id: userId, name, tenantName, role }));
  return { state: users.length > 0 ? ('choose' as const) : ('signedIn' as const), users };
});
