import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { shownConnection } from '../connection.ts';

export const handler = endpoint(hubspotContract.routes.get, ({ ctx }) => shownConnection(ctx));
