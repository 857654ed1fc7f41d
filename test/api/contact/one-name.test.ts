import { expect, test } from 'vitest';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();

test('a contact has a first or a last name', async () => {
  const { create } = contactContract.routes;
  expect(await ok(create, agency.users.agent, { body: { firstName: 'Björk', positions: [] } })).toMatchObject({
    firstName: 'Björk',
    lastName: '',
    fullName: 'Björk',
  });
  const nameless = await call(create, agency.users.agent, { body: { email: 'no@name.example', positions: [] } });
  expect(refusal(nameless)).toBe('400 noName');
});
