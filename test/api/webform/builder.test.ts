import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeForm } from './agency.ts';

const { list, get, create, update, remove, restore, artists, linkArtist, unlinkArtist, css, preview } =
  webformContract.routes;
const { updateFunctionGroup } = webformContract.routes;
const { agency, other } = await agreementAgencies();

it('lists ten a page, by title, with the public address', async () => {
  for (let i = 10; i < 22; i++) await ok(create, other.users.agent, { body: { name: `Form ${i}` } });
  const first = await ok(list, other.users.agent, { body: {} });
  expect([first.rows.length, first.total, first.pageCount]).toEqual([10, 12, 2]);
  expect(first.rows[0]).toMatchObject({
    title: 'Form 10',
    uniqueUrl: expect.stringMatching(/\/api\/page\/webform\/public\/[\w-]{22}$/),
  });
  const route = allRoutes.find(({ id }) => id === 'webform.list');
  const alias = route?.aliases?.find(({ path }) => path === '/api/v1/webforms');
  if (!route || !alias) throw new Error('the list has no address in v1');
  const found = await callRaw({ ...route, ...alias }, other.users.agent, { query: { keyword: '21', per_page: '5' } });
  expect(found).toMatchObject({ status: 200, body: { total: 1 } });
});

describe('a form', () => {
  it('keeps address, artists and style when its details change, and takes each part alone', async () => {
    const form = await makeForm(agency);
    const user = agency.users.agent;
    await ok(css, user, { params: { id: form.id }, body: { css: 'h1{color:red}' } });
    const { rev } = await ok(get, user, { params: { id: form.id } });
    const own = { id: form.id, receiverIds: form.receiverIds };
    const after = await ok(update, user, { body: { ...own, rev, name: 'Renamed', languages: ['nl'] } });
    expect(after).toMatchObject({ name: 'Renamed', address: form.address, style: '.wf h1{color:red}' });
    expect(after.artists).toEqual([{ artistId: agency.artist.id, name: 'First Artist' }]);
    const modes = { fee: 'mandatory', phone: 'off' } as const;
    const grouped = await ok(updateFunctionGroup, user, { body: { id: form.id, rev: after.rev, modes } });
    expect(grouped.modes).toMatchObject({ ...modes, venueName: 'mandatory' });
    const stale = await call(update, user, { body: { id: form.id, rev, name: 'Old' } });
    expect(refusal(stale)).toBe('409 stale');
  });

  it('keeps at least one artist', async () => {
    const user = agency.users.agent;
    const { id } = await makeForm(agency);
    await ok(linkArtist, user, { body: { id, artistId: agency.otherArtist.id } });
    await ok(linkArtist, user, { body: { id, artistId: agency.otherArtist.id } });
    expect((await ok(artists, user, { params: { id } })).rows).toHaveLength(2);
    await ok(unlinkArtist, user, { body: { id, artistId: agency.artist.id } });
    const last = await call(unlinkArtist, user, { body: { id, artistId: agency.otherArtist.id } });
    expect(refusal(last)).toBe('400 webform.lastArtist');
    expect(last.body.errors?.[0]?.message).toBe('at least 1 artist should be linked');
  });

  it('does not start as confirmed, and goes to colleagues alone', async () => {
    const confirmed = { name: 'Sure', statusId: agency.statuses.find(({ phase }) => phase === 'confirmed')?.id };
    expect(refusal(await call(create, agency.users.agent, { body: confirmed }))).toBe('400 webform.confirmed');
    const outside = { name: 'Outside', receiverIds: [agency.users.artist.user.id] };
    const refused = await call(create, agency.users.agent, { body: outside });
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['400 choice', 'receiverIds.0']);
    const bad = await call(create, agency.users.agent, { body: { name: 'X', origins: ['javascript:alert(1)'] } });
    expect([refusal(bad), bad.body.errors?.[0]?.field]).toEqual(['400 url', 'origins.0']);
  });

  it('is gone when deleted, comes back, and is nobody else’s', async () => {
    const form = await makeForm(agency);
    const { id } = form;
    expect(refusal(await call(get, other.users.agent, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(update, agency.users.readOnly, { body: { id, rev: 1, name: 'No' } }))).toBe('403 denied');
    await ok(remove, agency.users.agent, { body: { id } });
    expect(refusal(await call(get, agency.users.agent, { params: { id } }))).toBe('404 notFound');
    expect((await ok(restore, agency.users.agent, { body: { id } })).address).toBe(form.address);
  });

  it('is previewed before it is saved', async () => {
    const { id } = await makeForm(agency);
    const { html } = await ok(preview, agency.users.agent, {
      body: { id, name: 'Not saved <yet>'.replace(/[<>]/g, '') },
    });
    expect(html).toContain('Not saved yet');
    expect((await ok(get, agency.users.agent, { params: { id } })).name).not.toBe('Not saved yet');
  });
});

it('takes no more words for its fields than it can have fields', async () => {
  const labels = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, 'x']));
  const answer = await call(create, agency.users.agent, { body: { name: 'Wordy', texts: { nl: { labels } } } });
  expect(refusal(answer)).toBe('400 atMost');
  expect(answer.body.errors?.[0]?.field).toBe('texts.nl.labels');
});
