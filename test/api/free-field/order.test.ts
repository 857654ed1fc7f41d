import { expect, test } from 'vitest';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

/** More than one transaction takes. */
const MANY = 30;

test('the order of many fields is turned round, and the next form shows it', async () => {
  const { administrator, agent } = (await makeAgency()).users;
  const { create, sort, fields } = freeFieldContract.routes;
  const body = { name: 'Of contacts', mainArea: 'contact' as const };
  const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, administrator, { body });
  const ids: string[] = [];
  for (let i = 0; i < MANY; i++) {
    const field = { name: `Field ${i}`, type: 'text' as const, mainArea: 'contact' as const, categoryId };
    ids.push((await ok(create, administrator, { body: field })).id);
  }
  const shown = async () => (await ok(fields, agent, { body: { mainArea: 'contact' } })).fields.map(({ id }) => id);
  expect(await shown()).toEqual(ids);
  await ok(sort, administrator, { body: { ids: ids.toReversed() } });
  expect(await shown()).toEqual(ids.toReversed());
});
