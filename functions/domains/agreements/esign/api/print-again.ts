import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.printAgain, ({ params, ctx }) =>
  actAs(ctx, params.id, { type: 'printAgain', by: userActor(ctx) }),
);
