import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inTheWay } from '../in-the-way.ts';

export const handler = endpoint(showContract.routes.listConflicts, ({ body, ctx }) => inTheWay(ctx, body));
