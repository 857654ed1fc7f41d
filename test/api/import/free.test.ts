import { beforeAll, expect, test } from 'vitest';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { importTable } from '#test/support/import.ts';

const body = { mainArea: 'company' } as const;
let agency: Agency;
let makeField: (more: Pick<FreeFieldInput, 'name' | 'type'> & Partial<FreeFieldInput>) => Promise<{ id: string }>;
beforeAll(async () => {
  agency = await makeAgency();
  const admin = agency.users.administrator;
  const { id } = await ok(freeFieldCategoryContract.routes.create, admin, { body: { ...body, name: 'Own' } });
  makeField = (more) => ok(freeFieldContract.routes.create, admin, { body: { ...body, categoryId: id, ...more } });
});
const said = (problems: readonly { row: number; column?: string | undefined; message: string }[]) =>
  problems.map(({ row, column, message }) => [row, column, message]);

test('the check refuses what the run would: links, long texts, what must be said; and asks no cell for a file', async () => {
  await makeField({ name: 'Fan page', type: 'link' });
  await makeField({ name: 'Motto', type: 'text' });
  const must = await makeField({ name: 'Code', type: 'text', isMandatory: true });
  const { id } = await ok(companyContract.routes.create, agency.users.agent, {
    body: { name: 'There Already', roles: ['label'], address: {}, freeFields: { [must.id]: 'T1' } },
  });
  await makeField({ name: 'Plan', type: 'file', isMandatory: true });
  const rows = [
    'Good,https://a.example,short,G1',
    'Bad Site,no address,short,B1',
    `Too Long,,${'x'.repeat(201)},L1`,
    'No Code,,,',
    // A row that was refused is nobody's double.
    'No Code,,,N1',
    'There Already,,new,',
  ];
  const { checked, done } = await importTable(
    agency,
    ['Name,Fan page,Motto,Code', ...rows].join('\n'),
    'company',
    'update',
  );
  expect(said(checked.problems)).toEqual([
    [3, 'Fan page', expect.any(String)],
    [4, 'Motto', expect.any(String)],
    [5, 'Code', expect.any(String)],
  ]);
  expect(checked).toMatchObject({ total: 6, create: 2, update: 1, wrong: 3 });
  expect(done).toMatchObject({ state: 'done', done: 3, failed: 3 });
  expect(said(done.problems)).toEqual(said(checked.problems));
  const after = await ok(companyContract.routes.get, agency.users.agent, { params: { id } });
  expect(Object.values(after.freeFields ?? {})).toEqual(expect.arrayContaining(['T1', 'new']));
});
