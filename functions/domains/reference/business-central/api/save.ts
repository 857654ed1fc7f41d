import { endpoint } from '#functions/platform/endpoint/endpoint.ts';

import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { saveConnection } from '../connection.ts';

export const handler = endpoint(businessCentralContract.routes.save, ({ body, ctx }) => saveConnection(ctx, body));
