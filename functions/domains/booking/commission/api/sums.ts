import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commissionContract } from '#shared/domains/booking/commission/contract.ts';
import { sumsOfRows } from '../rows.ts';

export const handler = endpoint(commissionContract.routes.sums, ({ body, ctx }) => sumsOfRows(ctx, body));
