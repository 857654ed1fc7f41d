import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { listedShows } from '../public/read.ts';

export const handler = endpoint(showContract.routes.list, ({ body, ctx }) => listedShows(ctx, body));
