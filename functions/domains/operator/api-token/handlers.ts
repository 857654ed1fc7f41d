import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { checkNewToken, looksAfterTokens } from '#shared/domains/operator/api-token/rules.ts';
import { endToken, makeToken, seenTokens } from './store.ts';

const { routes } = apiTokenContract;

export const handlers = {
  list: endpoint(routes.list, async ({ ctx }) => {
    checkInternal(ctx);
    const rows = (await seenTokens(ctx)).map(({ row }) => row);
    return { rows, mayMakeAgency: looksAfterTokens(ctx.actor) };
  }),
  create: endpoint(routes.create, async ({ body, ctx }) => {
    checkInternal(ctx);
    checkNewToken(ctx.actor, body);
    return makeToken(ctx, body);
  }),
  revoke: endpoint(routes.revoke, async ({ body, ctx }) => {
    checkInternal(ctx);
    return endToken(ctx, body.id);
  }),
};
