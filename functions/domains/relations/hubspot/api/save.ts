import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { saveConnection } from '../connection.ts';

export const handler = endpoint(hubspotContract.routes.save, ({ body, ctx }) => saveConnection(ctx, body));
