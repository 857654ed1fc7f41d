import { activeUsers } from '#functions/domains/identity/user/public/active-users.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';

const MINUTE_MS = 60_000;

export const handler = endpoint(userContract.routes.lastActivity, ({ query, ctx }) =>
  activeUsers(new Date(ctx.now.getTime() - query.withinMinutes * MINUTE_MS), ctx.now),
);
