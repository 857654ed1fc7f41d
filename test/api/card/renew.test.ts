import { expect, test } from 'vitest';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeTag } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

/* Records that a deleted record names may change or be deleted meanwhile: the record follows when it is restored. */
const agency = await makeAgency();
const agent = () => agency.users.agent;
const admin = () => agency.users.administrator;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

const makeCompany = (name: string, more: object = {}) =>
  ok(companyContract.routes.create, agent(), { body: { name, roles: ['promoter'], address: {}, ...more } });
const makeStatus = (name: string) =>
  ok(statusContract.routes.create, admin(), {
    body: { name, mainArea: 'company', phase: 'confirmed', hexColor: '#0A7D3C' },
  });
const removeCompany = (id: string) => ok(companyContract.routes.remove, agent(), { params: { id } });

/** Does the promised work of the write that restored a record, twice: messages may come twice. */
async function cameBack(entity: string, id: string): Promise<void> {
  const [promise] = await promised({ tenantId: agency.tenantId, entity, id }, 'renew');
  expect(promise?.payload).toEqual({ entity, id });
  for (let times = 0; times < 2; times++) await deliver(agency.tenantId, 'renew', { entity, id });
}
async function restoreCompany(id: string) {
  await ok(companyContract.routes.restore, agent(), { params: { id } });
  await cameBack('company', id);
  return ok(companyContract.routes.get, agent(), { params: { id } });
}

test('a status that was handed over meanwhile is followed, over any number of steps; so is a tag', async () => {
  const [first, second, third] = [await makeStatus('First'), await makeStatus('Second'), await makeStatus('Third')];
  const [tag, mergedInto] = [
    await makeTag(agency.tenantId, 'Old tag', 'company'),
    await makeTag(agency.tenantId, 'New tag', 'company'),
  ];
  const company = await makeCompany('Comes back', { statusId: first.id, tagIds: [tag.id, mergedInto.id] });
  await removeCompany(company.id);
  const handOver = async (statusId: string, targetId: string) => {
    await ok(statusContract.routes.deleteAndMove, admin(), { query: { statusId, targetId } });
    await deliver(agency.tenantId, 'move', { entity: 'status', id: statusId });
  };
  await handOver(first.id, second.id);
  await handOver(second.id, third.id);
  await ok(tagContract.routes.deleteAndMove, admin(), { query: { tagId: tag.id, targetId: mergedInto.id } });
  const back = await restoreCompany(company.id);
  expect(back).toMatchObject({ statusId: third.id, tagIds: [mergedInto.id] });
  // One write for both changes, and no write for the second message.
  expect(back.rev).toBe(company.rev + 3);
});

test('a status that was deleted without a replacement gives way to the first of its phase', async () => {
  const [gone, left] = [await makeStatus('Gone'), await makeStatus('Left')];
  const company = await makeCompany('Also back', { statusId: gone.id });
  await removeCompany(company.id);
  await statusStore.remove(system(), await statusStore.get(system(), gone.id));
  const { rows } = await ok(statusContract.routes.list, admin(), { query: { mainArea: 'company' } });
  const fitting = rows.filter(({ phase }) => phase === left.phase).map(({ id }) => id);
  expect(fitting).toContain((await restoreCompany(company.id)).statusId);
});

test('who was deleted while their company was merged works for the one that is left', async () => {
  const [target, source] = [await makeCompany('Stays'), await makeCompany('Goes')];
  const positions = [{ companyId: source.id, position: 'Booker', defaultSelect: true }];
  const contact = await ok(contactContract.routes.create, agent(), { body: { lastName: 'Away', positions } });
  await ok(contactContract.routes.remove, agent(), { params: { id: contact.id } });
  const merge = await ok(mergeContract.routes.mergeCompany, agent(), {
    params: { id: target.id, sourceId: source.id },
    body: { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) },
  });
  await deliver(agency.tenantId, 'merge', { mergeId: merge.id });
  await ok(contactContract.routes.restore, agent(), { params: { id: contact.id } });
  await cameBack('contact', contact.id);
  const back = await ok(contactContract.routes.get, agent(), { params: { id: contact.id } });
  expect(back.positions).toMatchObject([{ companyId: target.id, companyName: 'Stays', position: 'Booker' }]);
});
