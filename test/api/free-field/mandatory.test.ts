import { beforeAll, expect, test } from 'vitest';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeKind } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Answer, call, ok } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const AREAS = ['show', 'production', 'company', 'contact', 'artist'] as const;
let agency: Agency;
let codes: ReadonlyMap<FreeKind, string>;
const before = { company: '', production: '' };
const admin = () => agency.users.administrator;
const tour = () => ({
  name: 'Tour',
  startDate: '2027-01-01',
  endDate: '2027-01-02',
  artistIds: [agency.artist.id],
});
const label = { name: 'Label', roles: ['label' as const], address: {} };

async function makeCode(mainArea: FreeKind) {
  const category = await ok(freeFieldCategoryContract.routes.create, admin(), { body: { name: 'Own', mainArea } });
  const body = { mainArea, categoryId: category.id, isMandatory: true };
  // A record that is not there yet has no file to name: it is not asked for one.
  await ok(freeFieldContract.routes.create, admin(), { body: { ...body, name: 'Plan', type: 'file' } });
  const code = await ok(freeFieldContract.routes.create, admin(), { body: { ...body, name: 'Code', type: 'text' } });
  return [mainArea, code.id] as const;
}
beforeAll(async () => {
  agency = await makeAgency();
  before.company = (await ok(companyContract.routes.create, admin(), { body: label })).id;
  before.production = (await ok(productionContract.routes.create, admin(), { body: tour() })).id;
  codes = new Map(await Promise.all(AREAS.map(makeCode)));
});
const blamed = ({ status, body }: Answer<unknown>) => [
  status,
  body.errors?.map(({ code, field }) => `${code} ${field}`),
];
const asks = (area: FreeKind) => [400, [`required freeFields.${codes.get(area)}`]];

test('a new record that says nothing of free fields is asked for those it must have', async () => {
  expect(blamed(await call(companyContract.routes.create, admin(), { body: label }))).toEqual(asks('company'));
  expect(blamed(await call(contactContract.routes.create, admin(), { body: { lastName: 'Vos' } }))).toEqual(
    asks('contact'),
  );
  expect(blamed(await call(artistContract.routes.create, admin(), { body: { name: 'Act' } }))).toEqual(asks('artist'));
  expect(blamed(await call(productionContract.routes.create, admin(), { body: tour() }))).toEqual(asks('production'));
  expect(blamed(await call(showContract.routes.insert, admin(), { body: showInput(agency) }))).toEqual(asks('show'));
  const freeFields = { [codes.get('show') ?? '']: 'S1' };
  const show = await ok(showContract.routes.insert, admin(), { body: showInput(agency, { freeFields }) });
  const copy = await ok(showContract.routes.copy, admin(), { body: { showId: show.id, start: '2027-03-04T20:00' } });
  expect(copy.freeFields).toEqual(freeFields);
});

test('a record of before is not: it changes and is copied as it is', async () => {
  const params = { id: before.company };
  const { rev } = await ok(companyContract.routes.get, admin(), { params });
  await ok(companyContract.routes.update, admin(), { params, body: { ...label, name: 'Renamed', rev } });
  await ok(productionContract.routes.copy, admin(), {
    query: { productionId: before.production, shiftDays: '400' },
  });
});

test('who is shown no such field is not asked for it', async () => {
  const profile = { name: 'Nothing', environment: 'internal' as const, fields: [], isDefault: true };
  await ok(freeFieldProfileContract.routes.create, admin(), { body: profile });
  await ok(contactContract.routes.create, admin(), { body: { lastName: 'Vos' } });
});
