import { beforeAll, expect, test } from 'vitest';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { stateAliasContract } from '#shared/domains/relations/state-alias/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn } from '#test/support/fixtures.ts';
import { importTable, uploadTable } from '#test/support/import.ts';

let agency: Agency;
let term: { readonly id: string };
beforeAll(async () => {
  agency = await makeAgency();
  term = await ok(paymentTermContract.routes.create, agency.users.administrator, {
    body: { name: '30 days', days: 30 },
  });
});
const agent = () => agency.users.agent;
/** Checks the rows before anything is written, and returns the report. */
async function checkedOf(content: string, area: ImportKind = 'company') {
  const { create, check } = importContract.routes;
  const draft = await ok(create, agent(), { body: await uploadTable(agent(), content, area, 'text/csv') });
  const body = { mapping: draft.mapping, duplicates: 'create' as const };
  const report = await ok(check, agent(), { params: { id: draft.id }, body });
  return { ...report, said: report.problems.map(({ row, column, value }) => [row, column, value]) };
}
const companyOf = async (keyword: string) => {
  const { rows } = await ok(companyContract.routes.list, agent(), { body: { keyword } });
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} of ${keyword}`);
  return rows[0];
};
const HEAD = 'Name;Country;State;Account holder;IBAN;BIC;Payment term;Language;Risk;Risk comment';

test('a company comes with its state, its bank, its payment term, its language and its risk', async () => {
  const row = 'Coast Live;US;calif.;Coast Inc;nl91 abna 0417 1643 00;abnanl2a;30 DAYS;Deutsch;Hohes Risiko;Pays late';
  const { done } = await importTable(agency, `${HEAD}\n${row}`, 'company', 'create');
  expect(done).toMatchObject({ done: 1, failed: 0 });
  expect(await companyOf('Coast Live')).toMatchObject({
    address: { countryId: 'US', stateText: 'calif.' },
    bank: { holder: 'Coast Inc', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    paymentTermId: term.id,
    culture: 'de',
    financialRisk: { level: 'highRisk', comment: 'Pays late' },
  });
  const { rows } = await ok(stateAliasContract.routes.unmapped, agent(), {});
  expect(rows).toMatchObject([{ countryId: 'US', text: 'calif.' }]);
});

test('a second import says another state, and what it does not say stays', async () => {
  await importTable(agency, 'Name;Country;State;IBAN\nPlains Live;US;Texas;NL91ABNA0417164300', 'company', 'create');
  expect((await companyOf('Plains Live')).address).toMatchObject({ stateId: 'US-TX' });
  await importTable(agency, 'Name;State;BIC\nPlains Live;OK;ABNANL2A', 'company', 'update');
  const { address, bank } = await companyOf('Plains Live');
  expect(address).toMatchObject({ countryId: 'US', stateId: 'US-OK' });
  expect(bank).toMatchObject({ iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' });
  await importTable(agency, 'Name;Country\nPlains Live;DE', 'company', 'update');
  expect((await companyOf('Plains Live')).address).toMatchObject({ countryId: 'DE', stateId: '' });
});

test('what is not known is told by row, column and what the file says, and the run refuses the same', async () => {
  const rows = 'Wrong Live;;Texas;;NL00;??;soon;Klingon;huge;\nRight Live;;;;;;;;;';
  const { said, wrong, create } = await checkedOf(`${HEAD}\n${rows}`);
  expect([wrong, create]).toEqual([1, 1]);
  expect(said.toSorted()).toEqual([
    [2, 'BIC', '??'],
    [2, 'Financial risk', 'huge'],
    [2, 'IBAN', 'NL00'],
    [2, 'Language of emails and documents', 'Klingon'],
    [2, 'Payment term', 'soon'],
  ]);
  expect((await checkedOf('Name;State\nNowhere Live;Texas')).said).toEqual([[2, 'State', 'Texas']]);
  const { done } = await importTable(agency, 'Name;State\nNowhere Live;Texas\nSome Live;', 'company', 'create');
  expect(done).toMatchObject({ done: 1, failed: 1, problems: [{ row: 2, column: 'State', value: 'Texas' }] });
});

test('a contact comes with a salutation, a birthday and a private address', async () => {
  const head = 'Anrede;First name;Last name;Birthday;Private email';
  const { done } = await importTable(
    agency,
    `${head}\nFrau;Ada;Columns;4-5-1980;ada@home.example`,
    'contact',
    'create',
  );
  expect(done).toMatchObject({ done: 1, failed: 0 });
  const { rows } = await ok(contactContract.routes.list, agent(), { body: { keyword: 'Columns' } });
  expect(rows).toMatchObject([{ salutation: 'ms', birthday: '1980-05-04', privateEmail: 'ada@home.example' }]);
  const { said } = await checkedOf(`${head}\nDr;A;B;someday;nowhere`, 'contact');
  expect(said.toSorted()).toEqual([
    [2, 'Birthday', 'someday'],
    [2, 'Private email', 'nowhere'],
    [2, 'Salutation', 'Dr'],
  ]);
});

test('who may not choose a payment term is not offered one', async () => {
  const permissions = ['company.create', 'company.read'] as const;
  const bare = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: [...permissions] });
  const { create, run } = importContract.routes;
  const draft = await ok(create, bare, {
    body: await uploadTable(bare, 'Name;Payment term\nBare Live;30 days', 'company'),
  });
  expect(draft.mapping).toEqual(['name', '']);
  const body = { mapping: ['name', 'paymentTerm'], duplicates: 'create' as const };
  expect(refusal(await call(run, bare, { params: { id: draft.id }, body }))).toBe('400 import.mapping');
});
