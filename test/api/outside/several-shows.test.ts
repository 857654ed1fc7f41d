import { expect, it } from 'vitest';
import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';

const { routes } = contractContract;
const { agency } = await agreementAgencies();
const { agent, artist, promoter } = agency.users;
const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: agent.user.name } };

/** A sent contract of two shows, the second of which has these artists. */
async function sentOf(start: string, ...artistIds: string[]) {
  const night = (day: string, ids: string[]) =>
    makeShow(agency, { artistIds: ids, start: `${day}T20:00`, end: `${day}T22:00` });
  const [one, two] = [await night(start, [agency.artist.id]), await night(`${start.slice(0, 8)}28`, artistIds)];
  const { id } = await ok(routes.create, agent, { body: { showId: one.id, otherShowIds: [two.id] } });
  const draft = await contractStore.get(ctx, id);
  await contractStore.update(ctx, draft, { ...draft, stage: 'sent', sentAt: ctx.now.toISOString() });
  return { params: { id } };
}

it('a contract of several shows is read by those outside who may read all of them', async () => {
  const both = await sentOf('2027-08-01', agency.artist.id, agency.otherArtist.id);
  const mixed = await sentOf('2027-09-01', agency.otherArtist.id);
  for (const who of [artist, promoter]) {
    expect(await ok(routes.get, who, both)).not.toHaveProperty('commonArtistIds');
    expect(refusal(await call(routes.get, who, mixed))).toBe('404 notFound');
    const { rows } = await ok(routes.list, who, { body: {} });
    expect(rows.map(({ id }) => id)).toEqual([both.params.id]);
  }
  // All shows are of the whole agency.
  expect((await ok(routes.get, agent, mixed)).otherShows).toHaveLength(1);
});
