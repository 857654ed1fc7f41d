import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { putSession } from '#functions/platform/session/access.ts';
import { commit } from '#functions/platform/write.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { currentSession, impersonationEnd } from '../store.ts';

export const handler = endpoint(sessionContract.routes.endImpersonation, async ({ ctx }) => {
  const acting = await currentSession(ctx);
  const { impersonation: _ended, ...session } = acting;
  await commit([putSession(session), ...(await impersonationEnd(ctx, acting))]);
  return done;
});
