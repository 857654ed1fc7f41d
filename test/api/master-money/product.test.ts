import { beforeAll, expect, test } from 'vitest';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { productTemplateContract } from '#shared/domains/reference/product-template/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, unknownId } from '#test/support/fixtures.ts';

const { routes } = productContract;
const templates = productTemplateContract.routes;
let agency: Agency;
let sound: string;
let travel: string;
beforeAll(async () => {
  agency = await makeAgency();
  await ok(currencyContract.routes.create, admin(), { body: { name: 'Euro', code: 'EUR' } });
  const group = (name: string) => ok(productGroupContract.routes.create, admin(), { body: { name } });
  sound = (await group('Sound')).id;
  travel = (await group('Travel')).id;
});
const admin = () => agency.users.administrator;
const product = (name: string, groupId: string, minor = 1_000) => ({
  name,
  groupId,
  price: { minor, currency: 'EUR' },
});
const names = async (groupId?: string) =>
  (await ok(routes.list, admin(), { body: groupId ? { groupId } : {} })).rows.map(({ name }) => name);

test('each group is a list of its own, in its own order', async () => {
  for (const name of ['System', 'Desk', 'Engineer']) await ok(routes.create, admin(), { body: product(name, sound) });
  await ok(routes.create, admin(), { body: product('Desk', travel) });
  expect(await names(sound)).toEqual(['System', 'Desk', 'Engineer']);
  const { rows } = await ok(routes.list, admin(), { body: { groupId: sound } });
  const ids = rows.map(({ id }) => id).reverse();
  await ok(routes.sort, admin(), { body: { ids } });
  expect(await names(sound)).toEqual(['Engineer', 'Desk', 'System']);
  expect(await names(travel)).toEqual(['Desk']);
  const again = await call(routes.create, admin(), { body: product('desk', sound) });
  expect(again.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'name' });
});

test('refuses a negative price, foreign money and a group that is not there', async () => {
  const field = async (body: ReturnType<typeof product>) =>
    (await call(routes.create, admin(), { body })).body.errors?.[0]?.field;
  expect(await field(product('Wrong', sound, -1))).toBe('price.minor');
  expect(await field({ ...product('Wrong', sound), price: { minor: 1, currency: 'JPY' } })).toBe('price');
  expect(await field(product('Wrong', unknownId()))).toBe('groupId');
});

test('a group with products stays', async () => {
  expect(refusal(await call(productGroupContract.routes.remove, admin(), { body: { id: sound } }))).toBe('409 inUse');
  const empty = await ok(productGroupContract.routes.create, admin(), { body: { name: 'Empty' } });
  await ok(productGroupContract.routes.remove, admin(), { body: { id: empty.id } });
});

test('a template holds products of the agency, is copied, and says what was changed', async () => {
  const { rows } = await ok(routes.list, admin(), { body: { groupId: sound } });
  const lines = rows.map(({ id }) => ({ productId: id, quantity: 1_500 }));
  const body = { name: 'Club', mainArea: 'quote' as const, lines };
  const made = await ok(templates.create, admin(), { body });
  const copy = await ok(templates.copy, admin(), { body: { id: made.id } });
  expect(copy).toMatchObject({ name: 'Club 2', lines });
  const changed = { ...body, name: copy.name, id: copy.id, rev: copy.rev, lines: lines.slice(0, 1) };
  await ok(templates.update, admin(), { body: changed });
  expect(refusal(await call(templates.update, admin(), { body: changed }))).toBe('409 stale');
  const log = await ok(templates.activity, admin(), { body: { id: copy.id } });
  expect(log.rows.map(({ action }) => action)).toEqual(['update', 'create']);
  const strange = { ...body, name: 'Strange', lines: [...lines, { productId: unknownId(), quantity: 1 }] };
  expect((await call(templates.create, admin(), { body: strange })).body.errors?.[0]).toMatchObject({
    code: 'choice',
    field: 'lines.3.productId',
  });
  expect(refusal(await call(templates.create, admin(), { body: { ...body, name: 'None', lines: [] } }))).toBe(
    '400 atLeastOne',
  );
  const used = await call(routes.remove, admin(), { body: { id: rows[0]?.id ?? '' } });
  expect(refusal(used)).toBe('409 inUse');
  const ofInvoices = await ok(templates.list, admin(), { body: { mainArea: 'invoice' } });
  expect(ofInvoices.total).toBe(0);
});

test('is refused to who may not, and missing in another agency', async () => {
  expect(refusal(await call(routes.create, agency.users.agent, { body: product('No', sound) }))).toBe('403 denied');
  const other = await makeAgency();
  const theirs = { params: { id: sound } };
  expect(refusal(await call(productGroupContract.routes.get, other.users.administrator, theirs))).toBe('404 notFound');
});
