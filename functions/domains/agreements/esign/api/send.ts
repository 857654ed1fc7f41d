import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { sendSigning } from '../public/send.ts';
import { shown } from '../view.ts';

export const handler = endpoint(esignContract.routes.send, async ({ params, ctx }) =>
  shown(ctx, await sendSigning(ctx, params.id)),
);
