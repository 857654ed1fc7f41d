import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { shownShow } from '../public/read.ts';

export const handler = endpoint(showContract.routes.get, ({ params, ctx }) => shownShow(ctx, params.id));
