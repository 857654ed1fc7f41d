import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { emailProfileOf } from '../public/own-store.ts';

export const handler = endpoint(accountContract.routes.emailProfile, ({ ctx }) =>
  emailProfileOf(ctx.tenantId, ctx.actor.userId),
);
