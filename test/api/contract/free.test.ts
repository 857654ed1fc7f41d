import { beforeAll, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldInput, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeCompany } from '#test/support/fixtures.ts';
import { makeContract, putOnPaper, sendInput } from './agency.ts';

const { activity, copy, get, list, send, update } = contractContract.routes;
let agency: Agency;
let back: { readonly id: string };
let buyer: { readonly id: string };
const admin = () => agency.users.administrator;
const agent = () => agency.users.agent;
const mainArea = 'contract' as const;
beforeAll(async () => {
  agency = await makeAgency();
  const { id } = await ok(freeFieldCategoryContract.routes.create, admin(), { body: { name: 'Filing', mainArea } });
  const make = (name: string, type: FreeFieldInput['type']) =>
    ok(freeFieldContract.routes.create, admin(), { body: { name, type, mainArea, categoryId: id, inList: true } });
  back = await make('Original back on', 'date');
  buyer = await make('Paid by', 'company');
});
/** A record is named by its id alone. */
type Given = Readonly<Record<string, string | { readonly id: string }>>;
const save = ({ id, rev, locale, template, document }: Contract, freeFields?: Given) => {
  const { number: _n, locale: _l, version: _v, ...agreement } = document;
  return call(update, agent(), {
    params: { id },
    body: { rev, locale, template, document: agreement, freeFields: freeFields as FreeValues | undefined },
  });
};
const saved = async (freeFields: Given): Promise<Contract> => (await save(await makeContract(agency), freeFields)).body;
const rowsOf = async (filter: object, by = 'number') => {
  const body = { filters: [filter], sort: { by, direction: 'asc' } };
  return (await ok(list, agent(), { body: body as never })).rows;
};

it('a contract keeps, lists, filters and sorts what its free fields say', async () => {
  const company = agency.company.id;
  const [late, early] = [await saved({ [back.id]: '2027-03-01' }), await saved({ [back.id]: '2027-02-01' })];
  const paid = await saved({ [buyer.id]: { id: company } });
  expect(paid.freeFields).toEqual({ [buyer.id]: { id: company, name: 'Test Presents' } });
  const filled = { field: freeName(back.id), relation: 'filled' };
  const rows = await rowsOf(filled, freeName(back.id));
  expect(rows.map(({ id }) => id)).toEqual([early.id, late.id]);
  expect(rows[0]?.freeFields).toEqual({ [back.id]: '2027-02-01' });
  const by = { field: freeName(buyer.id), relation: 'anyOf', values: [company] };
  expect((await rowsOf(by)).map(({ id }) => id)).toEqual([paid.id]);
  const copied = await ok(copy, agent(), { params: { id: late.id } });
  expect(copied.freeFields).toEqual(late.freeFields);
  const { body: kept } = await save(late);
  expect(kept.freeFields).toEqual(late.freeFields);
  expect((await save(kept, { [back.id]: '' })).body).not.toHaveProperty('freeFields');
  expect(refusal(await save(copied, { [back.id]: 'soon' }))).toBe('400 date');
});

it('the standard paper does not know them: they may change after it was sent, and the log says so', async () => {
  const draft = await saved({ [back.id]: '2027-04-01' });
  const ready = await putOnPaper(agency, draft.id);
  await ok(send, agent(), sendInput(ready));
  const sent = await ok(get, agent(), { params: { id: draft.id } });
  const { body: after } = await save(sent, { [back.id]: '2027-05-01' });
  expect(after).toMatchObject({ stage: 'sent', rendered: { state: 'ready' } });
  const { rows } = await ok(activity, agent(), { params: { id: draft.id }, query: {} });
  const change = { field: freeName(back.id), before: '2027-04-01', after: '2027-05-01' };
  expect(rows[0]?.changes).toContainEqual(change);
});

it('a company that gets another name gets it in them, but where its contract was sent', async () => {
  const company = await makeCompany(agency.tenantId, { name: 'Before', roles: ['promoter'], address: {} });
  const [draft, out] = [
    await saved({ [buyer.id]: { id: company.id } }),
    await saved({ [buyer.id]: { id: company.id } }),
  ];
  await ok(send, agent(), sendInput(await putOnPaper(agency, out.id)));
  const { rev, id, createdAt: _c, updatedAt: _u, ...fields } = company;
  const params = { id };
  await ok(companyContract.routes.update, agent(), {
    params,
    body: { ...CompanyInput.parse(fields), rev, name: 'After' },
  });
  await deliver(agency.tenantId, 'cardChanged', { entity: 'company', id });
  const nameIn = async (contractId: string) =>
    (await ok(get, agent(), { params: { id: contractId } })).freeFields?.[buyer.id];
  expect(await nameIn(draft.id)).toEqual({ id, name: 'After' });
  expect(await nameIn(out.id)).toEqual({ id, name: 'Before' });
  const { count } = await ok(freeFieldContract.routes.references, admin(), { params: { id: buyer.id } });
  expect(count).toBe(3);
});

it('Excel and templates offer them; a profile that leaves them out hides them', async () => {
  const { columns } = await ok(excelTemplateContract.routes.offered, admin(), { body: { mainArea } });
  expect(columns.slice(-2).map(({ id }) => id)).toEqual([freeName(back.id), freeName(buyer.id)]);
  const asked = { body: { kind: 'record' as const, mainArea } };
  const { fields } = await ok(wordTemplateContract.routes.mergeFields, admin(), asked);
  expect(fields).toContainEqual({ path: 'free.originalBackOn', kind: 'date' });
  const contract = await saved({ [back.id]: '2027-06-01' });
  const body = { name: 'Bare', environment: 'internal' as const, isDefault: true, fields: [] };
  await ok(freeFieldProfileContract.routes.create, admin(), { body });
  const seen = await ok(get, agent(), { params: { id: contract.id } });
  expect(seen.freeFields ?? {}).toEqual({});
});
