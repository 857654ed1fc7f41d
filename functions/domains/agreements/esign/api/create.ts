import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { createEsign } from '../act.ts';
import { draftOf } from '../begin.ts';
import { shown, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.create, async ({ body, ctx }) =>
  shown(ctx, await createEsign(ctx, await draftOf(ctx, body.source), userActor(ctx))),
);
