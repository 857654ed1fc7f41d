import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.reminders, ({ body: { id, participantId }, ctx }) =>
  actAs(ctx, id, { type: 'remind', by: userActor(ctx), participantId }),
);
