import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { secretFor } from '../links.ts';
import { actOn, userActor } from '../view.ts';

/** The chain records the copy before anyone sees the address. */
export const handler = endpoint(esignContract.routes.copyLink, async ({ params, body, ctx }) => {
  const document = await actOn(ctx, params.id, { ...body, type: 'copyLink', by: userActor(ctx) });
  const participant = document.participants.find(({ id }) => id === body.participantId);
  const person = participant?.people.find(({ id }) => id === body.personId);
  if (!participant || !person) throw new AppError('esign.notYours');
  const { name: agency } = await clientOf(ctx.tenantId);
  const { secret } = await secretFor(document, { tenantId: ctx.tenantId, agency, participant, person }, ctx.now);
  return { url: `${env.pageBase()}/esign/invitation/${secret}` };
});
