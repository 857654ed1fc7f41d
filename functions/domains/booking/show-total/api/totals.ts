import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { totalsOf } from '../totals.ts';

export const handler = endpoint(showTotalContract.routes.totals, ({ body, ctx }) => totalsOf(ctx, body));
