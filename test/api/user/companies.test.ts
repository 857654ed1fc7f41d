import { beforeAll, expect, test } from 'vitest';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

const { companies, linkCompany, unlinkCompany, update } = userContract.routes;
let agency: Agency;
let outside: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  outside = await makeSignedIn(agency.tenantId, { role: 'promoter', artistIds: [agency.artist.id] });
});
const admin = () => agency.users.administrator;
const link = (id: string) => ({ params: { id, companyId: agency.company.id } });

test('a promoter is linked to companies, once each, and no other role is', async () => {
  const { id } = outside.user;
  await ok(linkCompany, admin(), link(id));
  expect((await ok(linkCompany, admin(), link(id))).companyIds).toEqual([agency.company.id]);
  const { rows } = await ok(companies, admin(), { params: { id } });
  expect(rows).toEqual([{ companyId: agency.company.id, name: agency.company.name }]);
  for (const { user } of [agency.users.artist, agency.users.agent])
    expect(refusal(await call(linkCompany, admin(), link(user.id)))).toBe('400 choice');
  expect((await ok(unlinkCompany, admin(), link(id))).companyIds).toEqual([]);
});

test('the companies go with the role of a promoter', async () => {
  const { id } = outside.user;
  const { rev, name } = await ok(linkCompany, admin(), link(id));
  const changed = await ok(update, admin(), { params: { id }, body: { rev, name, role: 'artist' } });
  expect(changed.companyIds ?? []).toEqual([]);
});
