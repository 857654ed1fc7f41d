import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { linkShow } from '../link.ts';

export const handler = endpoint(groundTransportContract.routes.linkShow, ({ params, body, ctx }) =>
  linkShow(ctx, { ...params, ...body }),
);
