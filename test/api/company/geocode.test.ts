import { beforeAll, expect, test } from 'vitest';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeCompany, makeOperator } from '#test/support/fixtures.ts';
import { startGoogle } from '#test/support/google.ts';
import { ownTable } from '#test/support/own-table.ts';

const { geocode } = companyContract.routes;
let agency: Agency;
let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  // It goes through every agency there is.
  const end = await ownTable('geocode');
  agency = await makeAgency();
  const place = { id: 'p1', displayName: { text: 'Hall' }, location: { latitude: 52.36, longitude: 4.88 } };
  const known = { ...place, timeZone: { id: 'Europe/Amsterdam' } };
  google = await startGoogle({
    '/v1/places:searchText': ({ body }) => ({ places: body.textQuery.startsWith('Nowhere') ? [] : [known] }),
  });
  return async () => {
    google.stop();
    await end();
  };
});

test('venues without a point get one, once, and others are left alone', async () => {
  expect(refusal(await call(geocode, agency.users.administrator, {}))).toBe('403 denied');
  expect(await ok(geocode, await makeOperator(), {})).toEqual({ queued: true });
  const address = { city: 'Amsterdam', countryId: 'NL' as const };
  const make = (name: string, role: 'venue' | 'promoter') =>
    makeCompany(agency.tenantId, { name, roles: [role], address });
  const [hall, office, nowhere] = [
    await make('Hall', 'venue'),
    await make('Office', 'promoter'),
    await make('Nowhere', 'venue'),
  ];
  await deliver(agency.tenantId, 'geocode', {});
  const pointOf = async (id: string) => {
    const { lat, lng } = (await companyStore.get(agency, id)).address;
    return [lat, lng];
  };
  expect(await pointOf(hall.id)).toEqual([52.36, 4.88]);
  expect(await companyStore.get(agency, hall.id)).toMatchObject({ zone: 'Europe/Amsterdam' });
  expect(await pointOf(office.id)).toEqual([undefined, undefined]);
  expect(await pointOf(nowhere.id)).toEqual([undefined, undefined]);
  const questions = google.asked.filter(({ body }) => body.textQuery.startsWith('Hall'));
  expect(questions.map(({ body }) => body.textQuery)).toEqual(['Hall, Amsterdam, Netherlands']);
  await deliver(agency.tenantId, 'geocode', {});
  expect(google.asked.filter(({ body }) => body.textQuery.startsWith('Hall'))).toHaveLength(1);
});
