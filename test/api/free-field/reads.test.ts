import { expect, test } from 'vitest';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const admin = () => agency.users.administrator;

async function valueIn(mainArea: 'artist' | 'company' | 'production') {
  const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, admin(), {
    body: { name: `Of ${mainArea}`, mainArea },
  });
  const field = { name: 'Note', mainArea, categoryId, type: 'text' as const };
  return { [(await ok(freeFieldContract.routes.create, admin(), { body: field })).id]: 'Says something' };
}
/** Requests to the table once the process knows who asks, and the fields. */
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await measure(work)).usage.calls;
}

test('whatever is opened comes with its free fields in as few requests', async () => {
  const [inArtist, inCompany, inProduction] = [
    await valueIn('artist'),
    await valueIn('company'),
    await valueIn('production'),
  ];
  const artist = await ok(artistContract.routes.create, admin(), { body: { name: 'Read', freeFields: inArtist } });
  const company = await ok(companyContract.routes.create, admin(), {
    body: { name: 'Read', roles: ['promoter'], address: {}, freeFields: inCompany },
  });
  const production = await ok(productionContract.routes.create, admin(), {
    body: { name: 'Read', startDate: '2029-05-01', endDate: '2029-05-31', freeFields: inProduction },
  });
  const calls = [
    await callsOf(() => ok(companyContract.routes.get, admin(), { params: { id: company.id } })),
    await callsOf(() => ok(artistContract.routes.get, admin(), { params: { id: artist.id } })),
    await callsOf(() => ok(productionContract.routes.get, admin(), { params: { id: production.id } })),
  ];
  expect(calls).toEqual([calls[0], calls[0], calls[0]]);
});
