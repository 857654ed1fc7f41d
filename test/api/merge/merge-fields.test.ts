import { expect, it } from 'vitest';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { type Company, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

/* Every field can be chosen from either record, also values of the agency's own lists and its own fields. */
const { routes } = mergeContract;
const agency = await makeAgency();
const [admin, agent] = [agency.users.administrator, agency.users.agent];

const category = await ok(freeFieldCategoryContract.routes.create, admin, {
  body: { name: 'Own', mainArea: 'company' },
});
const makeField = (name: string, more: object = {}) =>
  ok(freeFieldContract.routes.create, admin, {
    body: { mainArea: 'company', categoryId: category.id, name, type: 'text', ...more },
  });
const [access, parking] = [await makeField('Access'), await makeField('Parking')];

async function makeSide(name: string, freeFields: Readonly<Record<string, string>>) {
  const status = await ok(statusContract.routes.create, admin, {
    body: { name, mainArea: 'company', phase: 'options', hexColor: '#0A7D3C' },
  });
  const tag = await ok(tagContract.routes.create, admin, { body: { name, mainArea: 'company', hexColor: '#FF0A81' } });
  const term = await ok(paymentTermContract.routes.create, admin, { body: { name, days: 14 } });
  const vat = await ok(vatRateContract.routes.create, admin, {
    body: { name, code: name.slice(-10), rate: 2100, category: 'S' },
  });
  const carried = { statusId: status.id, tagIds: [tag.id], paymentTermId: term.id, vatRateId: vat.id };
  const body = { name, roles: ['promoter' as const], address: {}, ...carried, freeFields };
  return { company: await ok(companyContract.routes.create, agent, { body }), carried, term };
}
const companyOf = (id: string, who = agent) => ok(companyContract.routes.get, who, { params: { id } });

async function merge(target: Company, source: Company, values: object) {
  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: { ...CompanyInput.parse(target), ...values } };
  const merged = await ok(routes.mergeCompany, agent, { params, body });
  await deliver('merge', merged.id);
  return merged;
}
async function deliver(type: 'merge' | 'unmerge', mergeId: string): Promise<void> {
  const message = { id: mergeId, type, payload: { mergeId }, tenantId: agency.tenantId, actorId: agent.user.id };
  const Records = [sqsRecord(message)];
  await bulk({ Records });
}

it('status, tags, payment term, VAT rate and own fields are taken from the one that goes, and go back', async () => {
  const kept = await makeSide('Stays', { [access.id]: 'by the back', [parking.id]: 'in the yard' });
  const gone = await makeSide('Goes', { [access.id]: 'by the front' });
  // A value that can no longer be chosen may stay, though it comes from the other record.
  const { id, rev, sort, createdAt, updatedAt, ...term } = gone.term;
  await ok(paymentTermContract.routes.update, admin, { body: { ...term, id, rev, isActive: false } });
  const tagIds = [...kept.carried.tagIds, ...gone.carried.tagIds];
  const freeFields = { [access.id]: 'by the front', [parking.id]: null };
  const made = await merge(kept.company, gone.company, { ...gone.carried, tagIds, freeFields });
  const merged = await companyOf(kept.company.id);
  expect(merged).toMatchObject({ ...gone.carried, tagIds, freeFields: { [access.id]: 'by the front' } });
  expect(merged.freeFields).not.toHaveProperty(parking.id);

  const since = { ...CompanyInput.parse(merged), rev: merged.rev, freeFields: { [parking.id]: 'on the street' } };
  await ok(companyContract.routes.update, agent, { params: { id: merged.id }, body: since });
  await ok(routes.undo, agent, { params: { id: made.id } });
  await deliver('unmerge', made.id);
  expect(await companyOf(kept.company.id)).toMatchObject({
    ...kept.carried,
    freeFields: { [access.id]: 'by the back', [parking.id]: 'on the street' },
  });
  expect(await companyOf(gone.company.id)).toMatchObject({
    ...gone.carried,
    freeFields: { [access.id]: 'by the front' },
  });
});

it('what is neither’s is refused, and a field that neither filled in is not asked for', async () => {
  const [kept, gone] = [await makeSide('Kept', {}), await makeSide('Other', {})];
  const must = await makeField('Code', { isMandatory: true });
  const { id, rev, sort, createdAt, updatedAt, slot, ...input } = must;
  const params = { id: kept.company.id, sourceId: gone.company.id };
  const values = { ...CompanyInput.parse(kept.company), paymentTermId: agency.company.id };
  const body = { rev: kept.company.rev, sourceRev: gone.company.rev, values };
  expect(refusal(await call(routes.mergeCompany, agent, { params, body }))).toBe('400 choice');
  const wrong = { ...body, values: { ...values, paymentTermId: undefined, freeFields: { [access.id]: 7 } } };
  expect(refusal(await call(routes.mergeCompany, agent, { params, body: wrong }))).toBe('400 freeField.value');
  await merge(kept.company, gone.company, {});
  await ok(freeFieldContract.routes.update, admin, { body: { ...input, slot, id, rev, isMandatory: false } });
});

it('who does not see a field neither reads it there nor loses it', async () => {
  const kept = await makeSide('Seen', { [access.id]: 'left' });
  const gone = await makeSide('Unseen', { [access.id]: 'right', [parking.id]: 'secret' });
  const fields = [{ fieldId: access.id, mayEdit: true, isMandatory: false }];
  const profile = await ok(freeFieldProfileContract.routes.create, admin, {
    body: { name: 'Access alone', environment: 'internal', fields, isDefault: false },
  });
  const { user } = agent;
  const set = { id: user.id, rev: user.rev, freeFieldProfileId: profile.id };
  await ok(userContract.routes.setFreeFieldProfile, admin, { body: set });
  const params = { id: kept.company.id, sourceId: gone.company.id };
  const preview = await ok(routes.previewCompany, agent, { params });
  expect(preview.source.freeFields).toEqual({ [access.id]: 'right' });
  await merge(kept.company, gone.company, { freeFields: { [access.id]: 'right' } });
  expect((await companyOf(kept.company.id, admin)).freeFields).toEqual({
    [access.id]: 'right',
    [parking.id]: 'secret',
  });
});
