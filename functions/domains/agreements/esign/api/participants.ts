import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { SettingsInput } from '#shared/domains/agreements/esign/schemas.ts';
import { editedParticipants } from '../edit.ts';
import { actAs, esignFor, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.participants, async ({ body, ctx }) => {
  const { id, rev } = body;
  const before = await esignFor(ctx, id);
  const [participants, settings] = [await editedParticipants(ctx, before, body), SettingsInput.parse(before)];
  const { checkers } = before;
  return actAs(ctx, id, { ...settings, type: 'edit', by: userActor(ctx), rev, participants, checkers });
});
