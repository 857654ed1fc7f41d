import { expect, test } from 'vitest';
import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, unknownId } from '#test/support/fixtures.ts';

const { invite, deactivate, reactivate } = userContract.routes;

/** An agency with room for so many more. */
async function withRoom(more: number): Promise<Agency> {
  const agency = await makeAgency();
  const ctx = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const maxUsers = (await countedUsers(agency.tenantId)) + more;
  await clientStore.update(ctx, agency.client, { ...agency.client, maxUsers });
  return agency;
}
const inviting = ({ users }: Agency) => {
  const email = `${unknownId().toLowerCase()}@test.example`;
  return call(invite, users.administrator, { body: { name: 'Ines Duarte', email, role: 'agent', allArtists: true } });
};
const said = (answers: readonly Parameters<typeof refusal>[0][]) => answers.map(refusal).sort();

test('of many invited at once as many come in as there is room for', async () => {
  const agency = await withRoom(2);
  const answers = await Promise.all(Array.from({ length: 5 }, () => inviting(agency)));
  expect(said(answers)).toEqual(['200', '200', '409 user.tooMany', '409 user.tooMany', '409 user.tooMany']);
});

test('who comes back and who is invited at that moment do not both get the last seat; one that is free again is taken', async () => {
  const agency = await withRoom(0);
  const { administrator, agent, finance } = agency.users;
  const left = await ok(deactivate, administrator, { body: { id: agent.user.id, rev: agent.user.rev } });
  const back = { body: { id: left.id, rev: left.rev } };
  const answers = await Promise.all([call(reactivate, administrator, back), inviting(agency), inviting(agency)]);
  expect(said(answers)).toEqual(['200', '409 user.tooMany', '409 user.tooMany']);
  await ok(deactivate, administrator, { body: { id: finance.user.id, rev: finance.user.rev } });
  expect(said([await inviting(agency), await inviting(agency)])).toEqual(['200', '409 user.tooMany']);
});
