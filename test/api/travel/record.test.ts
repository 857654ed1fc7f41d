import { describe, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeTag, showInput, unknownId } from '#test/support/fixtures.ts';
import {
  activityOf,
  ask,
  asked,
  get,
  idsIn,
  inputOf,
  inputOn,
  type Journey,
  KINDS,
  type Kind,
  make,
  routeOf,
} from './kinds.ts';

const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const makeShow = (of: Agency, more = {}) =>
  ok(showContract.routes.insert, of.users.agent, { body: showInput(of, more) });

/** The input as a form sends it once more: each segment with its id. */
async function inputAgain(kind: Kind, segments: Journey['segments'] = []): Promise<object> {
  const input = (await inputOf(kind, agency)) as { segments?: readonly object[] };
  if (!input.segments) return input;
  return { ...input, segments: input.segments.map((segment, i) => ({ ...segment, id: segments[i]?.id })) };
}

describe.each(KINDS)('a %s', (kind) => {
  test('is kept with the names of who goes along, and answers at both of its addresses', async () => {
    const { id } = await make(kind, agency, { notes: 'Gate B' });
    const { body } = await get(kind, agent(), id);
    expect(body).toMatchObject({
      id,
      rev: 1,
      phase: 'confirmed',
      hexColor: '#FF0A81',
      notes: 'Gate B',
      artists: [{ artistId: agency.artist.id, name: 'First Artist' }],
      travellers: [{ contactId: agency.contact.id, name: { fullName: 'Nina Test' }, position: 'Booker' }],
      linkedShows: [],
    });
    expect(body).not.toHaveProperty('showIds');
    const route = routeOf(kind, 'get');
    const alias = { method: 'GET', path: `/api/v1/${kind}s/{id}` } as const;
    expect(route.path).toBe(`/api/v1/${kind}s/{id}/details`);
    expect(route.aliases).toContainEqual(alias);
    expect((await callRaw({ ...route, ...alias }, agent(), { params: { id } })).body).toEqual(body);
  });

  test('is changed as it was last seen, copied, deleted and brought back', async () => {
    const { id } = await make(kind, agency);
    const { segments } = (await get(kind, agent(), id)).body;
    const body = { ...(await inputAgain(kind, segments)), notes: 'Changed', bookingReference: 'XYZ', rev: 1 };
    const changed = await asked(kind, 'update', agent(), { params: { id }, body });
    expect(changed).toMatchObject({ id, rev: 2, notes: 'Changed', bookingReference: 'XYZ' });
    const stale = await ask(kind, 'update', agent(), { params: { id }, body });
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body.current).toEqual(changed);
    await asked(kind, 'remove', agent(), { params: { id } });
    expect(refusal(await get(kind, agent(), id))).toBe('404 notFound');
    expect(await idsIn(kind, agent(), {})).not.toContain(id);
    const back = await asked(kind, 'restore', agent(), { params: { id } });
    expect(back).toMatchObject({ id, notes: 'Changed' });
    const log = await activityOf(kind, agent(), id);
    expect(log.map(({ action }) => action)).toEqual(['restore', 'delete', 'update', 'create']);
    expect(log[2]?.changes.map(({ field }) => field).toSorted()).toEqual(['bookingReference', 'notes']);
  });

  test('copied is one more of the same, with parts of its own, for no show', async () => {
    const show = await makeShow(agency);
    const rooms = kind === 'lodging' ? { rooms: [{ guestIds: [agency.contact.id] }] } : {};
    const source = await make(kind, agency, { showId: show.id, notes: 'Twice', ...rooms });
    const copy = await asked(kind, 'copy', agent(), { params: { id: source.id } });
    const partsOf = ({ segments = [], rooms: own = [] }: Journey) => [...segments, ...own];
    const withoutIds = (journey: Journey) => partsOf(journey).map(({ id: _, ...part }) => part);
    expect(copy.id).not.toBe(source.id);
    expect(copy).toMatchObject({ rev: 1, notes: 'Twice', linkedShows: [] });
    expect(withoutIds(copy)).toEqual(withoutIds(source));
    const ids = [source, copy].flatMap(partsOf).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect((await activityOf(kind, agent(), copy.id)).map(({ action }) => action)).toEqual(['copy']);
  });

  test('names the field that is wrong', async () => {
    const wrong = async (more: object) => {
      const { status, body } = await ask(kind, 'create', agent(), { body: await inputOf(kind, agency, more) });
      return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
    };
    const foreign = await makeTag(other.tenantId, 'Theirs', kind);
    expect(await wrong({ artistIds: [other.artist.id] })).toEqual([400, 'choice', 'artistIds.0']);
    expect(await wrong({ artistIds: [] })).toEqual([400, 'atLeastOne', 'artistIds']);
    expect(await wrong({ travellerIds: [agency.contact.id, other.contact.id] })).toEqual([
      400,
      'choice',
      'travellerIds.1',
    ]);
    for (const tag of [agency.tag, foreign])
      expect(await wrong({ tagIds: [tag.id] })).toEqual([400, 'choice', 'tagIds.0']);
    expect(await wrong({ showId: unknownId() })).toEqual([400, 'choice', 'showId']);
    expect(await wrong({ showId: (await makeShow(other)).id })).toEqual([400, 'choice', 'showId']);
    expect(await wrong({ notes: 'x'.repeat(2501) })).toEqual([400, 'tooLong', 'notes']);
  });

  test('is linked with a show and unlinked, each once, and only with one of the caller’s', async () => {
    const [show, { id }] = [await makeShow(agency), await make(kind, agency)];
    const link = (operation: 'linkShow' | 'unlinkShow', showId = show.id, who = agent()) =>
      ask(kind, operation, who, { params: { id }, body: { showId } });
    const showsIn = ({ body }: Awaited<ReturnType<typeof link>>) => body.linkedShows.map(({ showId }) => showId);
    expect(showsIn(await link('linkShow'))).toEqual([show.id]);
    expect(showsIn(await link('linkShow'))).toEqual([show.id]);
    expect(await idsIn(kind, agent(), { filters: [{ field: 'show', values: [show.id] }] })).toEqual([id]);
    const changed = {
      params: { id },
      body: await inputOf(kind, agency, { rev: (await get(kind, agent(), id)).body.rev }),
    };
    expect((await asked(kind, 'update', agent(), changed)).linkedShows).toHaveLength(1);
    const foreign = await link('linkShow', (await makeShow(other)).id);
    expect([refusal(foreign), foreign.body.errors?.[0]?.field]).toEqual(['400 choice', 'showId']);
    expect(refusal(await link('linkShow', show.id, other.users.agent))).toBe('404 notFound');
    expect(refusal(await link('linkShow', show.id, agency.users.readOnly))).toBe('403 denied');
    expect(showsIn(await link('unlinkShow'))).toEqual([]);
    expect(showsIn(await link('unlinkShow'))).toEqual([]);
  });
});

describe.each(KINDS)('the list of each %s', (kind) => {
  test('is filtered by artist, traveller, phase, tag and period, searched by name, and sorted', async () => {
    const own = await makeAgency();
    const who = own.users.agent;
    const tag = await makeTag(own.tenantId, 'Night', kind);
    const create = async (day: string, more: object) =>
      asked(kind, 'create', who, { body: await inputOn(kind, own, day, more) });
    const first = await create('2027-05-20', { tagIds: [tag.id], phase: 'options' });
    const second = await create('2027-06-02', { artistIds: [own.otherArtist.id], bookingReference: 'QWERTZ' });
    const found = (body: object) => idsIn(kind, who, body);
    const by = (field: string, value: string) => found({ filters: [{ field, values: [value] }] });
    expect(await found({})).toEqual([first.id, second.id]);
    expect(await found({ sort: { by: 'date', direction: 'desc' } })).toEqual([second.id, first.id]);
    expect(await found({ sort: { by: 'artist', direction: 'desc' } })).toEqual([second.id, first.id]);
    expect(await by('artist', own.artist.id)).toEqual([first.id]);
    expect(await by('phase', 'confirmed')).toEqual([second.id]);
    expect(await by('tag', tag.id)).toEqual([first.id]);
    expect(await by('traveller', own.contact.id)).toEqual([first.id, second.id]);
    expect(await by('traveller', unknownId())).toEqual([]);
    expect(await found({ from: '2027-06-02', to: '2027-06-02' })).toEqual([second.id]);
    expect(await found({ to: '2027-05-20' })).toEqual([first.id]);
    expect(await found({ from: '2027-05-21', to: '2027-06-01' })).toEqual([]);
    for (const keyword of ['second art', 'qwertz']) expect(await found({ keyword })).toEqual([second.id]);
    expect(await found({ keyword: 'nina' })).toEqual([first.id, second.id]);
  });
});
