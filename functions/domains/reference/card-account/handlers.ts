import { accountName } from '#functions/platform/card/account.ts';
import { problemOf } from '#functions/platform/card/provider.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import type { CardOutcome } from '#shared/domains/reference/card-account/schemas.ts';
import { allAccounts, connect, disconnect } from './connection.ts';
import { requiredCardAccess } from './public/account.ts';

const { routes } = cardAccountContract;

async function outcomeOf(key: string): Promise<CardOutcome> {
  try {
    await accountName(key);
    return 'ok';
  } catch (e) {
    const problem = problemOf(e);
    return problem === 'invalid' ? 'unreachable' : problem;
  }
}

export const handlers = {
  list: endpoint(routes.list, async ({ ctx }) => ({ rows: await allAccounts(ctx) })),
  connect: endpoint(routes.connect, ({ body, ctx }) => connect(ctx, body)),
  disconnect: endpoint(routes.disconnect, ({ body, ctx }) => disconnect(ctx, body.bookkeepingId, body.rev)),
  test: endpoint(routes.test, async ({ body, ctx }) => {
    const { key } = await requiredCardAccess(ctx, body.bookkeepingId);
    return { outcome: await outcomeOf(key) };
  }),
};
