import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { PERMISSIONS, type Permission } from '#shared/kernel/access/permission.ts';
import { LATER_RIGHTS, ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, makeUser } from '#test/support/fixtures.ts';
import { signToken } from '#test/support/identity.ts';

const agency = await makeAgency();
/** Makes a user whose rights were set before the later rights existed. */
async function oldUser(
  role: 'administrator' | 'agent',
  without: readonly Permission[] = [],
): Promise<Stored<UserFields>> {
  const { permissions, ...user } = await makeUser(agency.tenantId, { role });
  const { laterRights: _none, ...old } = user;
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const left = permissions.filter((one) => ![...LATER_RIGHTS, ...without].includes(one));
  return userStore.update(ctx, { ...user, permissions }, { ...old, permissions: left });
}
/** Lists the rights of a user who has signed in. */
async function rightsOf({ sub }: Stored<UserFields>): Promise<readonly Permission[]> {
  const caller = { token: signToken({ sub, originJti: randomUUID() }) };
  await ok(sessionContract.routes.signIn, caller, { body: {} });
  return (await ok(sessionContract.routes.me, caller, {})).permissions;
}
const isLater = (one: Permission) => LATER_RIGHTS.includes(one);
const laterOfAgents = ROLE_PRESETS.agent.filter(isLater).toSorted();

test('who may do all that their role could gets what it can since, by signing in; the log says so', async () => {
  const admin = await oldUser('administrator');
  expect([...(await rightsOf(admin))].sort()).toEqual([...PERMISSIONS].sort());
  expect((await rightsOf(await oldUser('agent'))).filter(isLater).toSorted()).toEqual(laterOfAgents);
  const [last] = await activityOf(agency.tenantId, 'user', admin.no);
  expect([last?.action, last?.changes.map(({ field }) => field)]).toEqual(['permissions', ['permissions']]);
});

test('whose rights an agency has made less of, or set since, keeps them as they are', async () => {
  expect((await rightsOf(await oldUser('agent', ['show.delete']))).filter(isLater)).toEqual([]);
  const user = await oldUser('agent');
  const given = (await rightsOf(user)).filter((one) => one !== 'company.approve');
  const { rev } = await userStore.get(agency, user.id);
  const { administrator } = agency.users;
  const set = await ok(userContract.routes.updatePermissions, administrator, {
    body: { id: user.id, rev, permissions: [...given] },
  });
  expect(set).not.toHaveProperty('laterRights');
  const kept = laterOfAgents.filter((one) => one !== 'company.approve');
  expect((await rightsOf(user)).filter(isLater).toSorted()).toEqual(kept);
});
