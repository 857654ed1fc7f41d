import { endpoint } from '#functions/platform/endpoint/endpoint.ts';

import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { removeConnection } from '../connection.ts';

export const handler = endpoint(businessCentralContract.routes.remove, ({ body, ctx }) =>
  removeConnection(ctx, body.rev),
);
