import { expect, test } from 'vitest';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { usage, transfer, resetPassword, deactivate } = userContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);

/** As the queue would deliver it. */
async function deliver(fromId: string, toId: string): Promise<void> {
  const message = { type: 'transferOwned', payload: { fromId, toId }, tenantId: agency.tenantId, actorId: fromId };
  const Records = [sqsRecord({ ...message, id: '1', at: new Date().toISOString() })];
  expect((await bulk({ Records })).batchItemFailures).toEqual([]);
}
const owns = async (who: TestUser) => {
  const { owned, total } = await ok(usage, agency.users.administrator, { params: { id: who.user.id } });
  return { owned, total };
};

test('what somebody looked after goes to a colleague; what comes twice moves nothing', async () => {
  const leaver = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const mergedInto = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const show = await ok(showContract.routes.insert, leaver, { body: showInput(agency) });
  await ok(artistContract.routes.create, leaver, {
    body: ArtistInput.parse({ name: 'Handed Over', ownerId: leaver.user.id }),
  });
  expect(await owns(leaver)).toEqual({
    owned: { show: 1, contract: 0, artist: 1, task: 0, invoice: 0, quote: 0, purchaseAgreement: 0 },
    total: 2,
  });
  const params = { id: leaver.user.id };
  const ordered = await ok(transfer, agency.users.administrator, { params, body: { toId: mergedInto.user.id } });
  expect(ordered.total).toBe(2);
  await deliver(leaver.user.id, mergedInto.user.id);
  await deliver(leaver.user.id, mergedInto.user.id);
  expect((await owns(leaver)).total).toBe(0);
  expect((await owns(mergedInto)).owned).toMatchObject({ show: 1, artist: 1 });
  const moved = await ok(showContract.routes.get, mergedInto, { params: { id: show.id } });
  expect([moved.owner.userId, moved.rev]).toEqual([mergedInto.user.id, show.rev + 1]);
});

test('only a colleague who works here takes over', async () => {
  const { administrator, agent, artist } = agency.users;
  const gone = await makeSignedIn(agency.tenantId, { role: 'agent' });
  await ok(deactivate, administrator, { body: { id: gone.user.id, rev: gone.user.rev } });
  const params = { id: agent.user.id };
  for (const who of [agent, artist, gone, foreign.users.agent]) {
    const refused = await call(transfer, administrator, { params, body: { toId: who.user.id } });
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['400 choice', 'toId']);
  }
  expect(refusal(await call(usage, foreign.users.administrator, { params }))).toBe('404 notFound');
  const denied = await call(transfer, agent, { params, body: { toId: administrator.user.id } });
  expect(refusal(denied)).toBe('403 denied');
});

test('a new password goes to the user alone, never to oneself or to who has no access', async () => {
  const { administrator, agent } = agency.users;
  expect(await ok(resetPassword, administrator, { body: { id: agent.user.id } })).toEqual({ ok: true });
  const own = await call(resetPassword, administrator, { body: { id: administrator.user.id } });
  expect(refusal(own)).toBe('409 user.notYourself');
  const foreigner = await call(resetPassword, administrator, { body: { id: foreign.users.agent.user.id } });
  expect(refusal(foreigner)).toBe('404 notFound');
});
