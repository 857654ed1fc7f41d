import { describe, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, makeTag, showInput, type TestUser } from '#test/support/fixtures.ts';
import { activityOf, ask, asked, get, idsIn, inputOf, type Journey, KINDS, type Kind, make } from './kinds.ts';

const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

async function writes(kind: Kind, who: TestUser, { id, rev }: Journey): Promise<string[]> {
  const body = await inputOf(kind, agency);
  const show = await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) });
  const params = { id };
  return [
    refusal(await ask(kind, 'create', who, { body })),
    refusal(await ask(kind, 'update', who, { params, body: { ...body, rev } })),
    refusal(await ask(kind, 'copy', who, { params })),
    refusal(await ask(kind, 'linkShow', who, { params, body: { showId: show.id } })),
    refusal(await ask(kind, 'remove', who, { params })),
    refusal(await ask(kind, 'restore', who, { params })),
  ];
}
const all = (answer: string) => Array.from({ length: 6 }, () => answer);

describe.each(KINDS)('a %s', (kind) => {
  test('is read, made, changed and deleted by role', async () => {
    const { assistant, readOnly, artist, promoter } = agency.users;
    const made = await make(kind, agency);
    expect(await writes(kind, readOnly, made)).toEqual(all('403 denied'));
    expect(await writes(kind, artist, made)).toEqual(all('403 denied'));
    expect(await writes(kind, promoter, made)).toEqual(all('403 denied'));
    expect(await writes(kind, assistant, made)).toEqual(['200', '200', '200', '200', '403 denied', '403 denied']);
    for (const who of [readOnly, artist]) expect((await get(kind, who, made.id)).status).toBe(200);
    expect(refusal(await get(kind, promoter, made.id))).toBe('403 denied');
  });

  test('is not written outside the agency, whatever rights somebody there was given', async () => {
    const permissions = ['read', 'create', 'update', 'delete'].map((action) => `${kind}.${action}` as Permission);
    const artistIds = [agency.artist.id];
    const outsider = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      artistIds,
      allArtists: false,
      permissions: [...permissions, 'show.read', 'artist.read', 'contact.read'],
    });
    const made = await make(kind, agency);
    expect((await writes(kind, outsider, made)).slice(0, 5)).toEqual(all('403 denied').slice(0, 5));
    await asked(kind, 'remove', agency.users.agent, { params: { id: made.id } });
    expect(refusal(await ask(kind, 'restore', outsider, { params: { id: made.id } }))).toBe('403 denied');
    const foreign = await make(kind, agency, { artistIds: [agency.otherArtist.id] });
    // Rights beyond the role count for nothing, so nothing is said of what lies behind them.
    expect((await writes(kind, outsider, foreign)).slice(1)).toEqual(all('403 denied').slice(1));
  });

  test('shows people outside what the journeys of their artist need, and nothing of others', async () => {
    const tag = await makeTag(agency.tenantId, 'Inside', kind);
    const mine = await make(kind, agency, { tagIds: [tag.id], notes: 'Gate B' });
    const foreign = await make(kind, agency, { artistIds: [agency.otherArtist.id] });
    const show = await ok(showContract.routes.insert, agency.users.agent, {
      body: showInput(agency, { artistIds: [agency.otherArtist.id] }),
    });
    await asked(kind, 'linkShow', agency.users.agent, { params: { id: mine.id }, body: { showId: show.id } });
    const { artist } = agency.users;
    const seen = (await get(kind, artist, mine.id)).body;
    expect(seen).toMatchObject({ notes: 'Gate B', linkedShows: [] });
    expect(seen.tagIds).toBeUndefined();
    const ids = await idsIn(kind, artist);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(foreign.id);
    expect(refusal(await get(kind, artist, foreign.id))).toBe('404 notFound');
    for (const field of ['tag', 'traveller']) {
      const body = { filters: [{ field, values: [tag.id] }] };
      expect(refusal(await ask(kind, 'list', artist, { body }))).toBe('400 choice');
    }
    const log = async (who: TestUser) => JSON.stringify(await activityOf(kind, who, mine.id));
    expect(await log(agency.users.agent)).toMatch(/tagIds.*showIds|showIds.*tagIds/);
    expect(await log(artist)).not.toMatch(/tagIds|showIds/);
    expect(await log(artist)).not.toContain(show.id);
    expect(refusal(await ask(kind, 'activity', artist, { params: { id: foreign.id }, query: {} }))).toBe(
      '404 notFound',
    );
    const { items } = await asked<{ items: { key: string }[] }>(kind, 'picker', artist, { body: { keyword: '' } });
    expect(items.map(({ key }) => key)).not.toContain(foreign.id);
    expect(items.map(({ key }) => key)).toContain(mine.id);
  });

  test('of another agency is nobody’s', async () => {
    const { id } = await make(kind, agency);
    const stranger = other.users.administrator;
    const [params, body] = [{ id }, { ...(await inputOf(kind, other)), rev: 1 }];
    const { id: showId } = await ok(showContract.routes.insert, stranger, { body: showInput(other) });
    for (const [operation, call] of [
      ['get', { params }],
      ['update', { params, body }],
      ['copy', { params }],
      ['remove', { params }],
      ['linkShow', { params, body: { showId } }],
      ['unlinkShow', { params, body: { showId } }],
      ['activity', { params, query: {} }],
    ] as const)
      expect([operation, refusal(await ask(kind, operation, stranger, call))]).toEqual([operation, '404 notFound']);
    await asked(kind, 'remove', agency.users.agent, { params });
    expect(refusal(await ask(kind, 'restore', stranger, { params }))).toBe('404 notFound');
    expect(await idsIn(kind, stranger)).not.toContain(id);
  });

  test('takes nobody along whose name the writer may not read, but leaves who is there', async () => {
    const permissions = [`${kind}.read`, `${kind}.create`, `${kind}.update`, 'artist.read'] as const;
    const someone = await makeSignedIn(agency.tenantId, { role: 'assistant', permissions });
    const body = await inputOf(kind, agency);
    const refused = await ask(kind, 'create', someone, { body });
    expect(refused.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'travellerIds.0' });
    const { id, rev } = await make(kind, agency);
    const kept = await asked(kind, 'update', someone, { params: { id }, body: { ...body, rev } });
    expect(kept.travellers.map(({ contactId }) => contactId)).toEqual([agency.contact.id]);
  });

  test('is in nobody’s planning, nor among the travel of a show, without the right to read its kind', async () => {
    const own = await makeAgency();
    const show = await ok(showContract.routes.insert, own.users.agent, { body: showInput(own) });
    const { id } = await make(kind, own, { showId: show.id });
    const { permissions } = own.users.agent.user;
    const without = await makeSignedIn(own.tenantId, {
      role: 'agent',
      permissions: permissions.filter((permission) => permission !== `${kind}.read`),
    });
    const planned = async (who: TestUser) =>
      (await ok(planningContract.routes.appointments, who, { body: { from: '2027-05-20', to: '2027-05-20' } }))
        .appointments;
    const ofShow = async (who: TestUser) =>
      (await ok(showTravelContract.routes.list, who, { params: { id: show.id } })).rows.map((row) => row.id);
    expect((await planned(own.users.agent)).map((card) => [card.kind, card.id])).toEqual([[kind, id]]);
    expect(await ofShow(own.users.agent)).toEqual([id]);
    expect([await planned(without), await ofShow(without)]).toEqual([[], []]);
    expect((await planned(own.users.artist)).map((card) => card.id)).toEqual([id]);
    expect(await planned(own.users.promoter)).toEqual([]);
  });
});
