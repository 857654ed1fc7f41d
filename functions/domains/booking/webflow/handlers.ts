import { sitesOf } from '#functions/platform/authority/webflow.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { serviceOutcome } from '#functions/platform/http/service-outcome.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { removeConnection, requiredToken, saveConnection, shownConnection } from './connection.ts';

const { routes } = webflowContract;

export const handlers = {
  get: endpoint(routes.get, ({ ctx }) => shownConnection(ctx)),
  save: endpoint(routes.save, ({ body, ctx }) => saveConnection(ctx, body)),
  remove: endpoint(routes.remove, ({ body, ctx }) => removeConnection(ctx, body.rev)),
  test: endpoint(routes.test, async ({ ctx }) => {
    const token = await requiredToken(ctx);
    try {
      return { outcome: 'ok' as const, sites: await sitesOf(token) };
    } catch (e) {
      return { outcome: serviceOutcome(e), sites: [] };
    }
  }),
};
