import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { renewRequests } from '#scripts/renew-requests.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { makeForm, typed } from './agency.ts';
import { Stranger } from './visitor.ts';

const { list, get, insert } = showContract.routes;
const agency = await makeAgency();
const form = await makeForm(agency);
const { agent } = agency.users;

async function asked(more: Readonly<Record<string, string>> = {}) {
  await new Stranger(form.address).post(typed(agency, form, more));
  const { rows } = await ok(webformContract.routes.log, agent, { body: { webformId: form.id } });
  return rows[0] ?? expect.unreachable();
}
const row = async (id: string) => {
  const { rows } = await ok(list, agent, {
    body: { filters: [{ field: 'preliminary', relation: 'anyOf', values: ['true'] }] },
  });
  return rows.find((show) => show.id === id);
};

test('a request says where it waits who asked, for which venue, and whether the artist is free', async () => {
  const { showId, answers } = await asked({ company: 'Silver Line', venueName: 'Halle 9', venueCity: 'Köln' });
  const names = { promoter: 'Silver Line', venue: 'Halle 9, Köln' };
  expect(await row(showId)).toMatchObject({ asked: names, dayState: 'free' });
  expect(await ok(get, agent, { params: { id: showId } })).toMatchObject({ asked: names, dayState: 'free' });
  const at = { start: `${answers.date}T12:00`, end: `${answers.date}T13:00`, artistIds: [answers.artistId] };
  const put = (status: string) =>
    ok(insert, agent, { body: showInput(agency, { ...at, statusId: agency.status(status).id }) });
  await put('Option');
  expect((await row(showId))?.dayState).toBe('option');
  await put('Confirmed');
  expect((await row(showId))?.dayState).toBe('confirmed');
  const { show } = await ok(webformContract.routes.request, agent, { params: { id: showId } });
  expect(show.dayState).toBe('confirmed');
  const none = { action: 'discard' as const };
  const body = { showId, rev: show.rev, promoter: none, venue: none };
  const approved = await ok(webformContract.routes.approve, agent, { body });
  expect([approved.isPreliminary, approved.dayState]).toEqual([undefined, undefined]);
});

test('a request of before gets the names that were typed at a start', async () => {
  const { showId } = await asked({ company: 'Night Line', venueName: 'Kesselhaus', venueCity: 'Berlin' });
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const { asked: _, ...bare } = await showStore.get(ctx, showId);
  await showStore.update(ctx, await showStore.get(ctx, showId), bare);
  expect((await row(showId))?.asked).toBeUndefined();
  await renewRequests(agency.tenantId);
  expect((await row(showId))?.asked).toEqual({ promoter: 'Night Line', venue: 'Kesselhaus, Berlin' });
});
