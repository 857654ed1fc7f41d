import { endpoint } from '#functions/platform/endpoint/endpoint.ts';

import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { requiredAccess, shownConnection } from '../connection.ts';
import { pullProjects } from '../pull.ts';

export const handler = endpoint(businessCentralContract.routes.pull, async ({ ctx }) => {
  await pullProjects(ctx, await requiredAccess(ctx), true);
  return shownConnection(ctx);
});
