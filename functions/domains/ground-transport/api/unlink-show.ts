import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { unlinkShow } from '../link.ts';

export const handler = endpoint(groundTransportContract.routes.unlinkShow, ({ params, body, ctx }) =>
  unlinkShow(ctx, { ...params, ...body }),
);
