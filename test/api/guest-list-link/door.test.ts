import { describe, expect, it } from 'vitest';
import { guestKey, placeKey, totalsKey } from '#functions/domains/journeys/guest-list/public/items.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { newId } from '#functions/platform/data/id.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import { MAX_ACTS } from '#shared/domains/journeys/guest-list-link/limits.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { addGuest } from '#test/api/guest-list/list.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import {
  approvedGuest,
  contentOf,
  listWith,
  type Made,
  opened,
  openedFor,
  routes,
  secretFor,
  totalsOf,
} from './links.ts';

const agency = await makeAgency();
const { agent } = agency.users;
const { decide, removeGuest } = guestListContract.routes;
const minute = (m: number) => new Date(Date.now() - 3_600_000 + m * 60_000).toISOString();
const act = ({ placeId, id: guestId }: Guest, isHere: boolean, at: string) => ({ placeId, guestId, isHere, at });

async function doorOf(made: Made, more: object = {}) {
  const { visitor, secret, seen } = await openedFor(agency, made.id, { use: 'door', ...more });
  const send = (acts: readonly ReturnType<typeof act>[]) => visitor.call(routes.checkIn, secret, { acts });
  return { visitor, secret, seen, send };
}

describe('a door', () => {
  it('shows who may come in, and how to reach nobody', async () => {
    const made = await listWith(agency, { asks: ['email', 'documentNo'], mode: 'auto' });
    const reached = { email: 'ann@x.example', documentNo: 'X123', note: 'Wheelchair' };
    await approvedGuest(agency, made, { ...reached, plusOnes: 2 });
    await addGuest(agency, { id: made.id, placeId: made.place.id }, { ...reached, name: 'Big group', plusOnes: 3 });
    const full = await listWith(agency, { allotment: 0 });
    await addGuest(agency, { id: full.id, placeId: full.place.id }, { name: 'Waits' });
    const { seen } = await doorOf(made);
    expect(seen.door?.guests).toMatchObject([
      { name: 'Ann Example', plusOnes: 2, note: 'Wheelchair' },
      { name: 'Big group' },
    ]);
    expect((await doorOf(full)).seen.door?.guests).toEqual([]);
    for (const hidden of ['x.example', 'X123', 'requestedBy']) expect(JSON.stringify(seen)).not.toContain(hidden);
  });

  it('of one allotment opens and changes no other', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const guest = await approvedGuest(agency, made);
    const press = await listWith(agency, { mode: 'auto' });
    const { seen, send } = await doorOf(press, { placeId: press.place.id });
    expect(seen.door?.guests).toEqual([]);
    const { body } = await send([act(guest, true, minute(0))]);
    expect(body.rows).toEqual([{ guestId: guest.id, refused: true }]);
    expect((await contentOf(agency, made.id)).places).toMatchObject([{ arrived: 0 }]);
  });

  it('checks in, undoes, and counts plus ones; a repeat changes nothing', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const guest = await approvedGuest(agency, made, { plusOnes: 2 });
    const { send } = await doorOf(made);
    const acts = [act(guest, true, minute(1))];
    for (let i = 0; i < 3; i++) {
      const { body } = await send(acts);
      expect(body.rows).toMatchObject([{ refused: false, guest: { status: 'collected' } }]);
    }
    expect((await contentOf(agency, made.id)).guests).toMatchObject([{ rev: 2 }]);
    expect(await totalsOf(agency, made.id)).toMatchObject({ used: 3, arrived: 3 });
    await send([act(guest, false, minute(2))]);
    await send(acts);
    expect(await totalsOf(agency, made.id)).toMatchObject({ used: 3, arrived: 0 });
  });

  it('sends late what it did without a connection, and says who may no longer come in', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const [ann, ben, cas] = [
      await approvedGuest(agency, made, { name: 'Ann' }),
      await approvedGuest(agency, made, { name: 'Ben' }),
      await approvedGuest(agency, made, { name: 'Cas' }),
    ];
    const { send } = await doorOf(made);
    const paramsOf = ({ id: guestId }: Guest) => ({ id: made.id, placeId: made.place.id, guestId });
    await ok(decide, agent, { params: paramsOf(ben), body: { rev: 1, decision: 'deny', reason: 'Not tonight' } });
    await ok(removeGuest, agent, { params: paramsOf(cas) });
    const { body } = await send([ann, ben, cas].map((guest) => act(guest, true, minute(1))));
    expect(body.rows).toMatchObject([
      { guestId: ann.id, refused: false, guest: { status: 'collected' } },
      { guestId: ben.id, refused: true, guest: { status: 'denied' } },
      { guestId: cas.id, refused: true },
    ]);
    expect(await totalsOf(agency, made.id)).toMatchObject({ arrived: 1 });
  });

  it('is of its use alone, and for staff to look', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const guest = await approvedGuest(agency, made);
    const asks = await openedFor(agency, made.id, { use: 'request' });
    const body = { acts: [act(guest, true, minute(0))] };
    expect(refusal(await asks.visitor.call(routes.checkIn, asks.secret, body))).toBe('403 guestListLink.wrongUse');
    const secret = await secretFor(agency, made.id, { use: 'door' });
    const visitor = Visitor.signedIn(agent);
    await visitor.call(routes.open, secret, {});
    expect(refusal(await visitor.call(routes.checkIn, secret, body))).toBe('403 staffSession');
    expect(refusal(await new Visitor().call(routes.checkIn, secret, body))).toBe('403 invalidLoginSession');
    const many = { acts: Array.from({ length: MAX_ACTS + 1 }, () => body.acts[0]) };
    const { visitor: own } = await opened(secret);
    expect(refusal(await own.call(routes.checkIn, secret, many))).toBe('400 atMost');
  });

  it('writes 12 units for a check-in', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const guest = await approvedGuest(agency, made, { plusOnes: 1 });
    const { send } = await doorOf(made);
    const { usage } = await measure(() => send([act(guest, true, minute(1))]));
    expect(usage.writes).toBeLessThanOrEqual(12);
  });
});

/** So many approved guests in two places, as writes would have left them. */
async function crowd(made: Made, count: number): Promise<Guest[]> {
  const ctx = { tenantId: agency.tenantId };
  const second = await ok(guestListContract.routes.createPlace, agent, {
    params: { id: made.id },
    body: { name: 'Press', allotment: 2000, maxPlusOnes: 3 },
  });
  const no = noOf(made.id);
  const places = [made.place, second.place];
  const guests = Array.from({ length: count }, (_, i): Guest => {
    const placeId = places[i % 2]?.id ?? '';
    const asked = { email: '', mobile: '', documentNo: '', note: '' };
    return {
      id: newId(new Date()),
      placeId,
      rev: 1,
      name: `Guest ${i}`,
      plusOnes: i % 4,
      status: 'approved',
      ...asked,
    };
  });
  const put = (Item: object) => ({ item: { Put: { TableName: tableName(), Item } } });
  await commitEach(guests.map((guest) => put({ ...guest, ...guestKey(ctx, { no }, guest) })));
  const figures = (own: readonly Guest[]) => ({
    used: own.reduce((sum, one) => sum + headsOf(one), 0),
    guests: own.length,
  });
  const none = { arrived: 0, waiting: 0, requested: 0 };
  const placed = places.map((place) => {
    const { used, guests: number } = figures(guests.filter(({ placeId }) => placeId === place.id));
    return { ...place, ...none, used, guests: number, free: place.allotment - used };
  });
  await commitEach([
    ...placed.map((place) => put({ ...place, ...placeKey(ctx, { no }, place.id) })),
    put({ ...none, ...figures(guests), places: 2, allotment: 4000, ...totalsKey(ctx, { no }) }),
  ]);
  return guests;
}

it('500 guests by two phones at once: every head once', { timeout: 120_000 }, async () => {
  const made = await listWith(agency, { allotment: 2000, maxPlusOnes: 3 });
  const guests = await crowd(made, 500);
  const heads = guests.reduce((sum, guest) => sum + headsOf(guest), 0);
  const doors = [await doorOf(made), await doorOf(made)];
  // Both check in everybody, from either end: the second half of each has been let in by the other.
  const queues = [guests, guests.toReversed()];
  const work = doors.map(async ({ send }, i) => {
    const queue = queues[i] ?? [];
    for (let from = 0; from < queue.length; from += MAX_ACTS) {
      const { status } = await send(queue.slice(from, from + MAX_ACTS).map((guest) => act(guest, true, minute(i))));
      expect(status).toBe(200);
    }
  });
  await Promise.all(work);
  const { places, guests: all } = await contentOf(agency, made.id);
  expect(all.every(({ status }) => status === 'collected')).toBe(true);
  expect(places.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(heads);
  expect(await totalsOf(agency, made.id)).toMatchObject({ arrived: heads, used: heads, guests: 500 });
});

describe('a link to read', () => {
  it('shows the list by reading, counts nothing, and has no codes', async () => {
    const made = await listWith(agency, { mode: 'auto' });
    const guest = await approvedGuest(agency, made, { plusOnes: 1 });
    const secret = await secretFor(agency, made.id, { use: 'view' });
    const visitor = new Visitor();
    const { body } = await visitor.call(routes.list, secret);
    expect(body.list?.places).toEqual([
      { name: 'Band', guests: [{ name: 'Ann Example', plusOnes: 1, note: '', status: 'approved' }] },
    ]);
    expect(JSON.stringify(body)).not.toContain(guest.id);
    const { rows } = await ok(routes.links, agent, { params: { id: made.id } });
    expect(rows).toMatchObject([{ opens: 0, guests: { use: 'view' } }]);
  });
});
