import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';

export const handler = endpoint(esignContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'esign', params.secret),
);
