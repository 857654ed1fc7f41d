import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { bookShow } from '../public/book.ts';

export const handler = endpoint(showContract.routes.insert, ({ body, ctx }) => bookShow(ctx, body));
