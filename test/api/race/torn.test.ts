import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { CallOf, Route } from '#shared/kernel/contract/route.ts';
import { upload } from '#test/api/file/uploads.ts';
import { call, ok } from '#test/support/api.ts';
import { age, crashAt, transaction } from '#test/support/crash.ts';
import { makeAgency, makeOperator, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';

const agency = await makeAgency();

/** The function stops at this transaction; what the same key says after that. */
async function torn<R extends Route>(route: R, who: TestUser, input: CallOf<R>, place: number) {
  const key = randomUUID();
  const send = () => call(route, who, input, { 'idempotency-key': key });
  crashAt(transaction(place));
  expect((await send()).status).toBe(500);
  vi.restoreAllMocks();
  await age(who, key);
  return send();
}

test('an agency whose making broke off before it was there is made by the same key', async () => {
  const administrator = { name: 'Ada Torn', email: `${unknownId().toLowerCase()}@test.example` };
  const body = { name: 'Torn Agency', zone: 'Europe/London', currency: 'GBP' as const, administrator };
  const operator = await makeOperator();
  expect((await torn(adminoneContract.routes.createClient, operator, { body }, 4)).body).toMatchObject({
    name: 'Torn Agency',
  });
});

test('a company that broke off after its state was collected is made by the same key', async () => {
  const address = { city: 'Austin', countryId: 'US' as const, stateText: 'Lone Star' };
  const body = { name: 'Torn Company', roles: ['promoter' as const], address };
  const { status } = await torn(companyContract.routes.create, agency.users.agent, { body }, 2);
  expect(status).toBe(200);
});

test('an itinerary is shared with everybody or with nobody', async () => {
  const recipients = ['ann', 'ben', ''].map((name) => ({
    name: name || 'By hand',
    email: name && `${name}@torn.example`,
    locale: 'en' as const,
  }));
  const period = { from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02` };
  const body = { artistId: agency.artist.id, ...period, recipients };
  const share = itineraryContract.routes.share;
  const { status, body: shared } = await torn(share, agency.users.agent, { body }, 1);
  expect(status).toBe(200);
  expect(shared.rows.map(({ url }) => Boolean(url))).toEqual([false, false, true]);
  const linked = async () => (await linksOf(agency.tenantId, 'artist', agency.artist.id)).length;
  expect(await linked()).toBe(3);
  await torn(share, agency.users.agent, { body }, 2).catch(() => undefined);
  expect(await linked()).toBe(6);
});

test('a file that is restored is settled among its versions in the same transaction', async () => {
  const { agent } = agency.users;
  const target = { entity: 'artist' as const, recordId: agency.artist.id };
  await upload(agent, target, 'Torn.txt');
  const second = await upload(agent, target, 'Torn.txt');
  const { remove, restore, list } = fileContract.routes;
  await ok(remove, agent, { params: { id: second.id } });
  crashAt(transaction(2));
  expect((await call(restore, agent, { params: { id: second.id } })).status).toBe(200);
  vi.restoreAllMocks();
  const { rows } = await ok(list, agent, { body: target });
  expect(rows.filter(({ name }) => name === 'Torn.txt').map(({ id }) => id)).toEqual([second.id]);
});
