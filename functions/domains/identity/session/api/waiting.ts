import { userStore } from '#functions/domains/identity/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { waitingFor } from '#functions/records/waiting.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';

export const handler = endpoint(sessionContract.routes.waiting, ({ ctx }) =>
  waitingFor(ctx, async () => (await userStore.get(ctx, ctx.actor.userId)).zone),
);
