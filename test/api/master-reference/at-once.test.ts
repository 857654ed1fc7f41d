import { expect, test } from 'vitest';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const admin = () => agency.users.administrator;
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test('of several that become the start of a list at once one is it in the end', async () => {
  const { create, list } = ageRestrictionContract.routes;
  const made = await Promise.all(
    upTo(4).map((i) => call(create, admin(), { body: { name: `From ${i}`, isDefault: true } })),
  );
  expect(made.map(refusal)).toEqual(made.map(() => '200'));
  const { rows } = await ok(list, admin(), { body: {} });
  expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('also where another was it before: nobody is refused for what they do not change', async () => {
  const { list, update } = statusContract.routes;
  const others = agency.statuses.filter(({ mainArea, isDefault }) => mainArea === 'show' && !isDefault).slice(0, 3);
  const answers = await Promise.all(
    others.map(({ id, rev, name, hexColor, phase }) =>
      call(update, admin(), { body: { id, rev, name, hexColor, phase, isDefault: true } }),
    ),
  );
  expect(answers.map(refusal)).toEqual(['200', '200', '200']);
  const { rows } = await ok(list, admin(), { query: { mainArea: 'show' } });
  expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a heading that goes while a field is put under it: one of both is refused', async () => {
  const { create, remove } = freeFieldCategoryContract.routes;
  for (const i of upTo(4)) {
    const mainArea = 'company' as const;
    const { id } = await ok(create, admin(), { body: { name: `Heading ${i}`, mainArea } });
    const field = { name: `Field ${i}`, mainArea, categoryId: id, type: 'text' as const };
    const answers = await Promise.all([
      call(remove, admin(), { body: { id } }),
      call(freeFieldContract.routes.create, admin(), { body: field }),
    ]);
    expect([
      ['200', '400 choice'],
      ['409 inUse', '200'],
    ]).toContainEqual(answers.map(refusal));
  }
});
