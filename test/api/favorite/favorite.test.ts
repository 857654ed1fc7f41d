import { expect, test } from 'vitest';
import { favoriteSubjectContract } from '#shared/domains/identity/favorite-subject/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { favoriteArtistContract } from '#shared/domains/relations/favorite-artist/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';

const artists = favoriteArtistContract.routes;
const subjects = favoriteSubjectContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);

test('artists are kept once, by name, for oneself, and go again', async () => {
  const { agent, finance } = agency.users;
  const { artist, otherArtist } = agency;
  for (const artistId of [otherArtist.id, artist.id, artist.id])
    await ok(artists.create, agent, { body: { artistId } });
  const names = async (who = agent) => (await ok(artists.list, who, {})).rows.map(({ name }) => name);
  expect(await names()).toEqual(['First Artist', 'Second Artist']);
  expect(await names(finance)).toEqual([]);
  await ok(artists.remove, agent, { body: { artistId: artist.id } });
  expect(await names()).toEqual(['Second Artist']);
});

test('only what one may see can be kept, and is shown as long as one may', async () => {
  const outsider = await makeSignedIn(agency.tenantId, { role: 'artist', artistIds: [agency.artist.id] });
  const keep = (artistId: string, who = outsider) => call(artists.create, who, { body: { artistId } });
  expect((await keep(agency.artist.id)).status).toBe(200);
  for (const id of [agency.otherArtist.id, foreign.artist.id, unknownId()])
    expect(refusal(await keep(id))).toBe('404 notFound');
  const { administrator } = agency.users;
  const company = { entity: 'company' as const, recordId: agency.company.id };
  expect(refusal(await call(subjects.create, outsider, { body: company }))).toBe('404 notFound');
  expect(refusal(await call(subjects.create, foreign.users.agent, { body: company }))).toBe('404 notFound');
  await ok(subjects.create, administrator, { body: company });
  const contact = { entity: 'contact' as const, recordId: agency.contact.id };
  await ok(subjects.create, administrator, { body: contact });
  const rows = async () => (await ok(subjects.list, administrator, {})).rows.map(({ title }) => title);
  expect(await rows()).toEqual(['Nina Test', 'Test Presents']);
  await ok(companyContract.routes.remove, administrator, { params: { id: agency.company.id } });
  expect(await rows()).toEqual(['Nina Test']);
  await ok(subjects.remove, administrator, { body: contact });
  expect(await rows()).toEqual([]);
});

test('what was opened lately comes back with its name, the last first', async () => {
  const { assistant } = agency.users;
  await ok(artistContract.routes.get, assistant, { params: { id: agency.artist.id } });
  await ok(companyContract.routes.get, assistant, { params: { id: agency.venue.id } });
  const { rows } = await ok(subjects.recentlyUsed, assistant, {});
  expect(rows.map(({ entity, title }) => [entity, title])).toEqual([
    ['company', 'Test Hall'],
    ['artist', 'First Artist'],
  ]);
});
