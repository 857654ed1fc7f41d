import { expect, test } from 'vitest';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { mergeStore } from '#functions/domains/relations/merge/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { routes } = mergeContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const makeCompany = (name: string, more: object = {}) =>
  ok(companyContract.routes.create, agent(), { body: { name, roles: ['promoter'], address: {}, ...more } });
const companyOf = (id: string) => ok(companyContract.routes.get, agent(), { params: { id } });
const valuesOf = (company: object) => CompanyInput.parse(company);

async function deliver(type: 'merge' | 'unmerge', mergeId: string): Promise<void> {
  const message = { id: mergeId, type, payload: { mergeId }, tenantId: agency.tenantId, actorId: agent().user.id };
  const Records = [sqsRecord(message)];
  const { batchItemFailures } = await bulk({ Records });
  expect(batchItemFailures).toEqual([]);
}

async function pair() {
  const [target, source] = [await makeCompany('North Presents'), await makeCompany('North Presents BV')];
  return { target, source, params: { id: target.id, sourceId: source.id } };
}
const mergeOf = ({ target, source, params }: Awaited<ReturnType<typeof pair>>, values: object = {}) => ({
  params,
  body: { rev: target.rev, sourceRev: source.rev, values: { ...valuesOf(target), ...values } },
});

test('moves every reference, redirects the old address and goes back exactly', async () => {
  const two = await pair();
  const { target, source, params } = two;
  const show = await ok(showContract.routes.insert, agent(), {
    body: { ...showInput(agency), promoterId: source.id },
  });
  const positions = [{ companyId: source.id, position: 'Booker', defaultSelect: true }];
  const contact = await ok(contactContract.routes.create, agent(), { body: { lastName: 'Moving', positions } });
  await ok(noteContract.routes.create, agent(), {
    body: { entity: 'company', recordId: source.id, body: 'pays late', visibility: 'internal' } as never,
  });
  const preview = await ok(routes.previewCompany, agent(), { params });
  expect(Object.fromEntries(preview.references.map(({ name, count }) => [name, count]))).toMatchObject({
    show: 1,
    contact: 1,
    note: 1,
    contract: 0,
  });

  const merge = await ok(routes.mergeCompany, agent(), mergeOf(two, { email: 'office@north.example' }));
  expect(merge).toMatchObject({ state: 'moving', sourceName: 'North Presents BV', targetName: 'North Presents' });
  expect(await call(companyContract.routes.get, agent(), { params: { id: source.id } })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'merged', target: `/company/${target.id}` }] },
  });
  expect(refusal(await call(companyContract.routes.restore, agent(), { params: { id: source.id } }))).toBe(
    '404 merged',
  );
  expect(refusal(await call(routes.undo, agent(), { params: { id: merge.id } }))).toBe('409 merge.moving');
  await deliver('merge', merge.id);
  await deliver('merge', merge.id);
  expect(await ok(routes.resume, agent(), { params: { id: merge.id } })).toMatchObject({ state: 'merged' });

  const showOf = () => ok(showContract.routes.get, agent(), { params: { id: show.id } });
  const contactOf = () => ok(contactContract.routes.get, agent(), { params: { id: contact.id } });
  expect((await showOf()).promoter).toMatchObject({ companyId: target.id, name: 'North Presents' });
  expect((await contactOf()).positions).toMatchObject([{ companyId: target.id, companyName: 'North Presents' }]);
  expect(await mergeStore.get(agency, merge.id)).toMatchObject({ state: 'merged', moved: 3 });

  const own = await ok(showContract.routes.insert, agent(), {
    body: { ...showInput(agency), start: '2027-06-21T20:00', end: '2027-06-21T22:00', promoterId: target.id },
  });
  await ok(routes.undo, agent(), { params: { id: merge.id } });
  await deliver('unmerge', merge.id);
  expect((await showOf()).promoter).toMatchObject({ companyId: source.id, name: 'North Presents BV' });
  expect((await contactOf()).positions).toMatchObject([{ companyId: source.id, companyName: 'North Presents BV' }]);
  const after = await ok(showContract.routes.get, agent(), { params: { id: own.id } });
  expect(after.promoter?.companyId).toBe(target.id);
  expect([(await companyOf(target.id)).email, (await companyOf(source.id)).name]).toEqual(['', 'North Presents BV']);
  expect(refusal(await call(routes.undo, agent(), { params: { id: merge.id } }))).toBe('409 alreadyDone');
});

test('what a worker left behind is sent on its way again, by those who may', async () => {
  const merge = await ok(routes.mergeCompany, agent(), mergeOf(await pair()));
  const params = { id: merge.id };
  expect(refusal(await call(routes.resume, agency.users.assistant, { params }))).toBe('403 denied');
  const foreign = await makeAgency();
  expect(refusal(await call(routes.resume, foreign.users.agent, { params }))).toBe('404 notFound');
  expect(await ok(routes.resume, agent(), { params })).toMatchObject({ state: 'moving' });
  const [entry] = await activityOf(agency.tenantId, 'merge', noOf(merge.id));
  expect(entry).toMatchObject({ action: 'resume', outbox: [{ type: 'merge', payload: { mergeId: merge.id } }] });
  await deliver('merge', merge.id);
  expect(await mergeStore.get(agency, merge.id)).toMatchObject({ state: 'merged' });
});

test('leads through several merges to the one that is left', async () => {
  const [first, last] = [await pair(), await makeCompany('Last')];
  await deliver('merge', (await ok(routes.mergeCompany, agent(), mergeOf(first))).id);
  const source = await companyOf(first.target.id);
  const params = { id: last.id, sourceId: source.id };
  const merge = await ok(routes.mergeCompany, agent(), mergeOf({ target: last, source, params }));
  expect(await call(companyContract.routes.get, agent(), { params: { id: first.source.id } })).toMatchObject({
    body: { errors: [{ code: 'merged', target: `/company/${last.id}` }] },
  });
  const { rows } = await ok(routes.list, agent(), { body: { entity: 'company', targetId: last.id } });
  expect(rows.map(({ id }) => id)).toEqual([merge.id]);
});

test('refuses strangers, stale values, itself and a venue that would be none', async () => {
  const two = await pair();
  const right = mergeOf(two);
  const foreign = await makeAgency();
  expect(refusal(await call(routes.mergeCompany, foreign.users.agent, right))).toBe('404 notFound');
  expect(refusal(await call(routes.mergeCompany, agency.users.assistant, right))).toBe('403 denied');
  const stale = { ...right, body: { ...right.body, sourceRev: 7 } };
  expect(refusal(await call(routes.mergeCompany, agent(), stale))).toBe('409 stale');
  const itself = { ...right, params: { id: two.target.id, sourceId: two.target.id } };
  expect(refusal(await call(routes.mergeCompany, agent(), itself))).toBe('400 merge.itself');
  const source = await companyOf(agency.venue.id);
  const venue = mergeOf({ ...two, source, params: { id: two.target.id, sourceId: source.id } });
  expect(await call(routes.mergeCompany, agent(), venue)).toMatchObject({
    body: { errors: [{ code: 'merge.staysVenue', field: 'values.roles' }] },
  });
});

test('merges contacts with what names them', async () => {
  const make = (lastName: string) => ok(contactContract.routes.create, agent(), { body: { lastName } });
  const [target, source] = [await make('Jansen'), await make('Janssen')];
  const show = await ok(showContract.routes.insert, agent(), {
    body: { ...showInput(agency), start: '2027-07-21T20:00', end: '2027-07-21T22:00', contactId: source.id },
  });
  const values = { ...ContactInput.parse(target), email: 'j@jansen.example' };
  const params = { id: target.id, sourceId: source.id };
  const merge = await ok(routes.mergeContact, agent(), {
    params,
    body: { rev: target.rev, sourceRev: source.rev, values },
  });
  await deliver('merge', merge.id);
  const moved = await ok(showContract.routes.get, agent(), { params: { id: show.id } });
  expect(moved.contact).toMatchObject({ contactId: target.id, fullName: 'Jansen', email: 'j@jansen.example' });
});
