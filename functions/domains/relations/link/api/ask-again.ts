import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { askAgain } from '../public/door.ts';

export const handler = endpoint(linkContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'download', params.secret),
);
