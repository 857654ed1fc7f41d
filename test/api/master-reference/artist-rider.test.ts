import { expect, test } from 'vitest';
import { refreshSummaries } from '#functions/domains/operator/reference-sync/public/refresh.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn } from '#test/support/fixtures.ts';

const { create, update, list, get, presign, download } = artistRiderContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const rider = (more: object = {}) => ({
  name: 'Tech rider',
  artistId: agency.artist.id,
  kind: 'technical' as const,
  language: 'en-GB' as const,
  ...more,
});

test('belongs to an artist, with the agreement that was sent', async () => {
  const file = { purpose: 'document' as const, name: 'rider.txt', type: 'text/plain', size: 5 };
  const ticket = await ok(presign, agent(), { body: file });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: 'Hello' });
  const body = rider({ version: '3', validFrom: '2026-01-01', fileKey: ticket.key, fileName: 'rider.txt' });
  const made = await ok(create, agent(), { body });
  expect(made).toMatchObject({ artistName: 'First Artist', fileName: 'rider.txt', isActive: true });
  const { url, name } = await ok(download, agent(), { params: { id: made.id } });
  expect([name, await (await fetch(url)).text()]).toEqual(['rider.txt', 'Hello']);
  const change = { ...body, id: made.id, rev: made.rev, fileKey: made.fileKey, version: '4' };
  expect(await ok(update, agent(), { body: change })).toMatchObject({ version: '4', fileKey: made.fileKey });
  expect(refusal(await call(update, agent(), { body: change }))).toBe('409 stale');
});

test('is seen by those alone who see the artist', async () => {
  const theirs = await ok(create, agent(), { body: rider({ name: 'Hidden', artistId: agency.otherArtist.id }) });
  const mine = await ok(create, agent(), { body: rider({ name: 'Shown' }) });
  const names = async () => (await ok(list, agency.users.artist, { body: {} })).rows.map((row) => row.name);
  expect(await names()).toContain('Shown');
  const blind = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  const seen = (await ok(list, blind, { body: {} })).rows.map((row) => row.name);
  expect(seen).toContain('Shown');
  expect(seen).not.toContain('Hidden');
  expect(refusal(await call(get, blind, { params: { id: theirs.id } }))).toBe('404 notFound');
  const steal = rider({ id: theirs.id, rev: 0, name: 'Mine now' }) as never;
  expect(refusal(await call(update, blind, { body: steal }))).toBe('404 notFound');
  const scoped = await ok(list, agent(), { body: { artistId: agency.otherArtist.id } });
  expect(scoped.rows.map(({ id }) => id)).toEqual([theirs.id]);
  expect(refusal(await call(get, foreign.users.administrator, { params: { id: mine.id } }))).toBe('404 notFound');
  expect(refusal(await call(create, agency.users.readOnly, { body: rider({ name: 'No' }) }))).toBe('403 denied');
  const unknown = await call(create, agent(), { body: rider({ name: 'No', artistId: foreign.artist.id }) });
  expect(unknown.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'artistId' });
  const stranger = await call(create, agent(), {
    body: rider({ name: 'No', fileKey: `files/${foreign.tenantId}/01ARZ3NDEKTSV4RRFFQ69G5FAV`, fileName: 'a.pdf' }),
  });
  expect(stranger.body.errors?.[0]?.code).toBe('file.gone');
});

test('carries the newest name of its artist', async () => {
  const { routes } = artistContract;
  const artist = await ok(routes.get, agent(), { params: { id: agency.otherArtist.id } });
  const { id, rev, createdAt, updatedAt, ...input } = artist;
  const made = await ok(create, agent(), { body: rider({ name: 'Renamed', artistId: id }) });
  await ok(routes.update, agent(), { params: { id }, body: { ...input, rev, name: 'Newest Name' } });
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'system', name: 'Backline' } };
  expect(await refreshSummaries(ctx, 'artist', id)).toBeGreaterThan(0);
  expect(await refreshSummaries(ctx, 'artist', id)).toBe(0);
  expect(await ok(get, agent(), { params: { id: made.id } })).toMatchObject({ artistName: 'Newest Name' });
});
