import { expect, test } from 'vitest';
import { keepCheck } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const [admin, agent] = [() => agency.users.administrator, () => agency.users.agent];
/** One record's cells by column. */
async function rowOf(mainArea: ExcelKind, keyword: string, columns: readonly string[], user: Caller = agent()) {
  const body = { mainArea, locale: 'en' as const, columns: [...columns], request: { keyword } };
  const { cells } = await exportedTable(agency.tenantId, user, body);
  expect(cells).toHaveLength(1);
  return Object.fromEntries(columns.map((id, i) => [id, cells[0]?.[i]]));
}

const MONEY = ['state', 'holder', 'iban', 'bic', 'paymentTerm', 'vatRate', 'culture', 'risk', 'riskComment'] as const;
const VIES = ['vies', 'viesAt'] as const;
async function makeCompany() {
  const term = await ok(paymentTermContract.routes.create, admin(), { body: { name: '14 days', days: 14 } });
  const rate = await ok(vatRateContract.routes.create, admin(), {
    body: { name: 'Culture 10 %', code: 'C10', rate: 10_000, category: 'S' },
  });
  const company = await ok(companyContract.routes.create, agent(), {
    body: {
      name: 'Columns Live',
      roles: ['promoter', 'venue'],
      address: { city: 'Wien', countryId: 'AT', stateId: 'AT-9' },
      vatNumber: 'ATU12345678',
      bank: { holder: 'Columns', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
      paymentTermId: term.id,
      vatRateId: rate.id,
      culture: 'de',
      financialRisk: { level: 'highRisk', comment: 'Pays late' },
    },
  });
  return { company, rate };
}

test('a company says where it is, how it pays, what VIES said and when', async () => {
  const { company, rate } = await makeCompany();
  expect(await rowOf('company', 'Columns Live', VIES)).toMatchObject({ vies: 'not checked yet' });
  const at = '2027-01-02T03:04:05.000Z';
  const check = { id: 'c1', at, number: 'ATU12345678', outcome: 'valid', name: '', address: '', byName: '' } as const;
  const { tenantId } = agency;
  const asked = await companyStore.find({ tenantId }, company.id);
  if (!asked) throw new Error('no company');
  const isAsked = companyStore.unchanged(
    { tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date(at) },
    asked,
  );
  await keepCheck({ ...check, tenantId, companyId: company.id, failures: 0 }, '2027-02-02T00:00:00Z', isAsked);
  expect(await rowOf('company', 'Columns Live', [...MONEY, ...VIES])).toEqual({
    state: 'Wien',
    holder: 'Columns',
    iban: 'NL91ABNA0417164300',
    bic: 'ABNANL2A',
    paymentTerm: '14 days',
    vatRate: rate.name,
    culture: 'Deutsch',
    risk: 'High risk',
    riskComment: 'Pays late',
    vies: 'valid',
    viesAt: new Date('2027-01-02T03:04:00Z'),
  });
});

test('outside nothing of it leaves, and masters only for who may read them', async () => {
  const hidden = ['holder', 'iban', 'bic', 'riskComment'] as const;
  const venue = (await ok(companyContract.routes.list, agency.users.agent, { body: { keyword: 'Columns Live' } }))
    .rows[0];
  const parties = { venueId: venue?.id ?? '', promoterId: agency.company.id };
  await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, parties) });
  const outside = await makeSignedIn(agency.tenantId, {
    role: 'promoter',
    artistIds: [agency.artist.id],
    companyIds: [agency.company.id],
  });
  const row = await rowOf('venue', 'Columns Live', ['name', ...hidden], outside);
  expect(row).toEqual({ name: 'Columns Live', ...Object.fromEntries(hidden.map((id) => [id, undefined])) });
  const bare = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['company.read'] });
  const body = { mainArea: 'company', locale: 'en', columns: ['paymentTerm'] } as const;
  expect(
    refusal(
      await call(excelTemplateContract.routes.startExport, bare, { body: { ...body, columns: ['paymentTerm'] } }),
    ),
  ).toBe('409 export.nothing');
});

test('a contact says how it is addressed, all its positions and how it travels', async () => {
  const positions = [
    { companyId: agency.company.id, position: 'Booker', defaultSelect: true },
    { companyId: (await makeFirm()).id, position: 'Owner' },
  ];
  await ok(contactContract.routes.create, agent(), {
    body: {
      salutation: 'ms',
      lastName: 'Columnist',
      privateEmail: 'home@columns.example',
      birthday: '1980-05-04',
      positions,
      travel: {
        diet: 'vegan',
        seat: 'aisle',
        homeAirport: 'AMS',
        hints: 'no early flights',
        programmes: [{ airline: 'KLM', number: '12' }],
      },
    },
  });
  const columns = [
    'salutation',
    'positions',
    'privateEmail',
    'birthday',
    'diet',
    'seat',
    'homeAirport',
    'travelHints',
    'programmes',
  ];
  expect(await rowOf('contact', 'Columnist', columns)).toEqual({
    salutation: 'Ms',
    positions: 'Booker, Test Presents; Owner, Second Firm',
    privateEmail: 'home@columns.example',
    birthday: new Date('1980-05-04T00:00:00Z'),
    diet: 'vegan',
    seat: 'aisle',
    homeAirport: 'AMS',
    travelHints: 'no early flights',
    programmes: 'KLM 12',
  });
});
const makeFirm = () =>
  ok(companyContract.routes.create, agent(), { body: { name: 'Second Firm', roles: ['label'], address: {} } });

test('an artist says who looks after it, its team with their shares, its members and its management', async () => {
  const { user } = agency.users.agent;
  const management = await makeFirm();
  await ok(artistContract.routes.create, admin(), {
    body: {
      name: 'Columnar',
      ownerId: user.id,
      team: [{ userId: user.id, commissionRate: 12_500 }],
      members: [{ name: 'Ada', part: 'drums' }, { name: 'Bo' }],
      management: { companyId: management.id },
    },
  });
  expect(await rowOf('artist', 'Columnar', ['owner', 'team', 'members', 'management'])).toEqual({
    owner: user.name,
    team: `${user.name} (12.5%)`,
    members: 'Ada (drums), Bo',
    management: 'Second Firm',
  });
});
