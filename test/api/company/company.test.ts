import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import { renewedItems } from '#functions/platform/picker/renew.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = companyContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;

test('is listed by role, country and city, and picked with its place', async () => {
  const address = { city: 'Gent', countryId: 'BE' };
  const made = await ok(routes.create, agent(), { body: { name: 'Vooruit Live', roles: ['promoter'], address } });
  const filters = [
    { field: 'role' as const, values: ['promoter'] },
    { field: 'country' as const, values: ['BE'] },
  ];
  expect((await ok(routes.list, agent(), { body: { filters } })).rows.map((row) => row.id)).toEqual([made.id]);
  const { items } = await ok(routes.picker, agent(), { body: { keyword: 'gent' } });
  expect(items).toEqual([{ key: made.id, value: 'Vooruit Live', sublabel: 'Gent, BE', defaultSelect: false }]);
  const without = await ok(routes.picker, agent(), { body: { keyword: 'gent', excludeKeys: [made.id] } });
  expect(without.items).toEqual([]);
});

test('as a venue must say where it is', async () => {
  const body = { name: 'Nowhere', roles: ['venue' as const], address: {} };
  const answer = await call(routes.create, agent(), { body });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'required', field: 'address.city' }] } });
});

test('names every wrong field at once', async () => {
  const body = { name: '', roles: [], address: {}, email: 'no', website: 'not a web address', capacity: -1 };
  const { status, body: answer } = await call(routes.create, agent(), { body });
  expect(status).toBe(400);
  expect(answer.errors?.map((e) => e.field).sort()).toEqual(['capacity', 'email', 'name', 'roles', 'website']);
});

test('is removed, restored and changed by who may', async () => {
  const params = { id: agency.company.id };
  expect(refusal(await call(routes.remove, agency.users.assistant, { params }))).toBe('403 denied');
  await ok(routes.remove, agent(), { params });
  expect(refusal(await call(routes.get, agent(), { params }))).toBe('404 notFound');
  expect(await ok(routes.restore, agent(), { params })).toMatchObject({ id: agency.company.id, rev: 3 });
});

test('is found by letters without their marks, in lists and pickers', async () => {
  const names = ['İstanbul Işık Sahnesi', 'Þórir Ásgeirsson', 'Ħamrun Stage', 'O’Brien’s Hall', "L'Olympia"];
  for (const name of names) await ok(routes.create, agent(), { body: { name, roles: ['promoter'], address: {} } });
  const found = async (keyword: string) => {
    const [list, picker] = [
      await ok(routes.list, agent(), { body: { keyword } }),
      await ok(routes.picker, agent(), { body: { keyword } }),
    ];
    expect(picker.items.map(({ value }) => value)).toEqual(list.rows.map(({ name }) => name));
    return list.rows.map(({ name }) => name).join();
  };
  for (const keyword of ['isik', 'ışık', 'IŞIK']) expect(await found(keyword)).toBe(names[0]);
  expect(await found('thorir')).toBe(names[1]);
  expect(await found('hamrun')).toBe(names[2]);
  for (const keyword of ['obrien', "o'brien", 'O’Brien’s', 'brien']) expect(await found(keyword)).toBe(names[3]);
  for (const keyword of ['olympia', 'lolympia']) expect(await found(keyword)).toBe(names[4]);
});

test('keeps no control characters of what was typed or pasted', async () => {
  const body = { name: 'a\u000bb\u0002', notes: 'one\r\ntwo\u0000', roles: ['promoter' as const], address: {} };
  expect(await ok(routes.create, agent(), { body })).toMatchObject({ name: 'a b', notes: 'one\ntwo' });
});

test('is found after its words were folded in another way', async () => {
  const made = await ok(routes.create, agent(), { body: { name: 'Hall Þing', roles: ['promoter'], address: {} } });
  const [pk, no] = [`${agency.tenantId}#PK#company`, noOf(made.id)];
  const [TableName, Key] = [tableName(), { pk, sk: `1#thing#${no}` }];
  const { Item: item } = await documents.send(new GetCommand({ TableName, Key }));
  const old = { ...item, pk, sk: `1#þing#${no}` };
  await commit([{ item: { Put: { TableName, Item: old } } }, { item: { Delete: { TableName, Key } } }]);
  const found = async () => (await ok(routes.picker, agent(), { body: { keyword: 'thing' } })).items.length;
  expect(await found()).toBe(0);
  await commitEach(await renewedItems(agency.tenantId, 'company'));
  expect(await found()).toBe(1);
  expect(await renewedItems(agency.tenantId, 'company')).toEqual([]);
});
