import { endpoint } from '#functions/platform/endpoint/endpoint.ts';

import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { shownConnection } from '../connection.ts';

export const handler = endpoint(businessCentralContract.routes.get, ({ ctx }) => shownConnection(ctx));
