import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commissionContract } from '#shared/domains/booking/commission/contract.ts';
import { pageOfRows } from '../rows.ts';

export const handler = endpoint(commissionContract.routes.list, ({ body, ctx }) => pageOfRows(ctx, body));
