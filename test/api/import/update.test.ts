import { expect, test } from 'vitest';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { importTable } from '#test/support/import.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;
const makeCompany = (name: string) =>
  ok(companyContract.routes.create, agent(), { body: { name, roles: ['label'], address: {} } });

test('a row that names a company adds to where a contact works, and takes no place away', async () => {
  const [alpha, beta, gamma] = await Promise.all(['Alpha Label', 'Beta Label', 'Gamma Label'].map(makeCompany));
  if (!alpha || !beta || !gamma) throw new Error('not made');
  const { id } = await ok(contactContract.routes.create, agent(), {
    body: {
      lastName: 'Vos',
      email: 'vos@alpha.example',
      positions: [
        { companyId: alpha.id, position: 'CEO' },
        { companyId: beta.id, position: 'Booker', defaultSelect: true },
      ],
    },
  });
  const positionsAfter = async (heading: string, row: string) => {
    const { done } = await importTable(
      agency,
      `Name,Email,${heading}\nVos,vos@alpha.example,${row}`,
      'contact',
      'update',
    );
    expect(done).toMatchObject({ done: 1, failed: 0 });
    const { positions } = await ok(contactContract.routes.get, agent(), { params: { id } });
    return positions.map(({ companyName, position, defaultSelect }) => [companyName, position, defaultSelect]);
  };
  expect(await positionsAfter('Company', 'Alpha Label')).toEqual([
    ['Alpha Label', 'CEO', false],
    ['Beta Label', 'Booker', true],
  ]);
  expect(await positionsAfter('Company,Position', 'Alpha Label,Chair')).toEqual([
    ['Alpha Label', 'Chair', false],
    ['Beta Label', 'Booker', true],
  ]);
  expect(await positionsAfter('Company,Position', 'Gamma Label,Scout')).toEqual([
    ['Alpha Label', 'Chair', false],
    ['Beta Label', 'Booker', true],
    ['Gamma Label', 'Scout', false],
  ]);
});
