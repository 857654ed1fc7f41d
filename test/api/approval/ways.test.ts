import { beforeAll, expect, it } from 'vitest';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { callRaw, ok, refusal } from '#test/support/api.ts';
import { deliver, deliverBatch } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { uploadTable, workImport } from '#test/support/import.ts';
import { setApprovals } from './agency.ts';

const { routes } = companyContract;
let agency: Agency;
/** May do all that an agent may, but approve. */
let clerk: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  await setApprovals(agency, ['company']);
  const permissions = agency.users.agent.user.permissions.filter((one) => one !== 'company.approve');
  clerk = await makeSignedIn(agency.tenantId, { role: 'agent', permissions });
});
const agent = () => agency.users.agent;
const add = (by: TestUser, name: string) => ok(routes.create, by, { body: { name, roles: ['promoter'], address: {} } });
const stateOf = async (id: string) => (await ok(routes.get, agent(), { params: { id } })).isPreliminary;

it('my selection is approved as a whole; what waits for nothing says so', async () => {
  const [first, second, ready] = [await add(clerk, 'One'), await add(clerk, 'Two'), await add(agent(), 'Three')];
  const start = (by: TestUser, mainArea: string, ids: readonly string[]) =>
    callRaw(mySelectionContract.routes.batch, by, { params: { operation: 'approve' }, body: { mainArea, ids } });
  expect(refusal(await start(clerk, 'company', [first.id]))).toBe('403 denied');
  expect(refusal(await start(agent(), 'artist', [agency.artist.id]))).toBe('400 batch.notHere');
  const { body } = await start(agent(), 'company', [first.id, second.id, ready.id]);
  const { id } = body as { id: string };
  await deliverBatch(agency.tenantId, id);
  const report = await ok(mySelectionContract.routes.report, agent(), { params: { id } });
  expect(report).toMatchObject({ done: 2, failed: 1, failures: [{ id: ready.id, code: 'approved' }] });
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual([undefined, undefined]);
});

it('a merge leaves the one that stays as it is, and its undoing brings the other back as it was', async () => {
  const merged = async (by: TestUser, ofSource: TestUser) => {
    const [target, source] = [await add(by, 'Stays'), await add(ofSource, 'Goes')];
    const params = { id: target.id, sourceId: source.id };
    const body = { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) };
    const merge = await ok(mergeContract.routes.mergeCompany, clerk, { params, body });
    return { target, source, merge };
  };
  const { target, source, merge } = await merged(agent(), clerk);
  expect(await stateOf(target.id)).toBeUndefined();
  expect(await stateOf((await merged(clerk, agent())).target.id)).toBe(true);
  await deliver(agency.tenantId, 'merge', { mergeId: merge.id });
  await ok(mergeContract.routes.undo, clerk, { params: { id: merge.id } });
  expect([await stateOf(target.id), await stateOf(source.id)]).toEqual([undefined, true]);
});

it('what is imported waits like what is typed, and a later import over it changes nothing of that', async () => {
  const imported = async (by: TestUser, content: string) => {
    const draft = await ok(importContract.routes.create, by, { body: await uploadTable(by, content) });
    const request = { params: { id: draft.id }, body: { mapping: draft.mapping, duplicates: 'update' as const } };
    await ok(importContract.routes.check, by, request);
    await ok(importContract.routes.run, by, request);
    await workImport(agency.tenantId, draft.id, 'run');
  };
  const named = async (keyword: string) => {
    const [row] = (await ok(routes.list, agent(), { body: { keyword } })).rows;
    return row && { phone: row.phone, isPreliminary: row.isPreliminary };
  };
  await imported(clerk, 'Name;Email;Phone\nTabel Events;office@tabel.example;1');
  expect(await named('Tabel')).toEqual({ phone: '1', isPreliminary: true });
  await imported(agent(), 'Name;Email;Phone\nTabel Events;office@tabel.example;2');
  expect(await named('Tabel')).toEqual({ phone: '2', isPreliminary: true });
});

it('people outside hear of none', async () => {
  const body = { name: 'Zaal', roles: ['venue' as const], address: { city: 'Gent', countryId: 'BE' } };
  const venue = await ok(routes.create, clerk, { body });
  // A promoter sees the venues of their own shows.
  const show = showInput(agency, { venueId: venue.id, promoterId: agency.company.id });
  await ok(showContract.routes.insert, agent(), { body: show });
  const seen = async (by: TestUser) =>
    (await ok(venueContract.routes.get, by, { params: { id: venue.id } })).isPreliminary;
  expect([await seen(agent()), await seen(agency.users.promoter)]).toEqual([true, undefined]);
  const filters = [{ field: 'preliminary', values: ['true'] }];
  const asked = await callRaw(venueContract.routes.list, agency.users.promoter, { body: { filters } });
  expect(refusal(asked)).toBe('400 choice');
  const changed = { ...body, name: 'Grote Zaal', id: venue.id, rev: venue.rev };
  expect((await ok(venueContract.routes.updateDetails, agent(), { body: changed })).isPreliminary).toBe(true);
});
