import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { headsOf, takesHeads } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { addGuest, makeList, makePlace } from './list.ts';

const { routes } = guestListContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
type Place = Awaited<ReturnType<typeof makePlace>>;
interface Opened {
  readonly id: string;
  readonly place: Place;
  readonly in: { id: string; placeId: string };
}
async function open(more: object = {}): Promise<Opened> {
  const { id } = await makeList(agency);
  const place = await makePlace(agency, id, more);
  return { id, place, in: { id, placeId: place.id } };
}
const contentOf = (id: string) => ok(routes.content, agent(), { params: { id } });
const paramsOf = (at: Opened, guest: Guest | undefined) => ({ ...at.in, guestId: guest?.id ?? '' });
async function added(at: Opened, more: object = {}): Promise<Guest> {
  const { guests } = await addGuest(agency, at.in, more);
  const guest = guests.find((one) => one.status !== 'collected');
  if (!guest) throw new Error('no guest came back');
  return guest;
}
type Decided = CallOf<typeof routes.decide>['body'];
const decide = (at: Opened, guest: Guest, body: Omit<Decided, 'rev'>) =>
  call(routes.decide, agent(), { params: paramsOf(at, guest), body: { rev: guest.rev, ...body } });

describe('a place', () => {
  test('names the field that is wrong', async () => {
    const { id } = await makeList(agency);
    const wrong = async (more: object) => {
      const body = { name: 'Band', allotment: 10, ...more };
      const answer = await call(routes.createPlace, agent(), { params: { id }, body });
      return [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field];
    };
    expect(await wrong({ name: '' })).toEqual([400, 'required', 'name']);
    expect(await wrong({ allotment: -1 })).toEqual([400, 'tooSmall', 'allotment']);
    expect(await wrong({ allotment: 100_001 })).toEqual([400, 'tooBig', 'allotment']);
    expect(await wrong({ cutoff: 'tomorrow' })).toEqual([400, 'date', 'cutoff']);
    expect(await wrong({ maxPlusOnes: 21 })).toEqual([400, 'tooBig', 'maxPlusOnes']);
    expect(await wrong({ asks: ['shoeSize'] })).toEqual([400, 'choice', 'asks.0']);
    expect(await wrong({ mode: 'maybe' })).toEqual([400, 'choice', 'mode']);
  });

  test('is never made smaller than what is used, and changes by its own revision', async () => {
    const at = await open({ mode: 'auto' });
    await added(at, { plusOnes: 3 });
    const change = (allotment: number, rev = 1) =>
      call(routes.updatePlace, agent(), { params: at.in, body: { name: 'Band', allotment, mode: 'auto', rev } });
    const refused = await change(3);
    expect(refusal(refused)).toBe('409 guestList.allotmentTaken');
    expect(refused.body.errors?.[0]?.field).toBe('allotment');
    expect((await change(4)).body.place).toMatchObject({ rev: 2, allotment: 4, used: 4, free: 0 });
    expect(refusal(await change(6))).toBe('409 stale');
    const { totals } = await ok(routes.get, agent(), { params: { id: at.id } });
    expect(totals).toMatchObject({ allotment: 4, used: 4, places: 1 });
  });

  test('goes with its guests, and Undo brings all of them back', async () => {
    const at = await open({ mode: 'auto' });
    await added(at);
    await ok(routes.removePlace, agent(), { params: at.in });
    expect(await contentOf(at.id)).toEqual({ places: [], guests: [] });
    const late = await call(routes.addGuest, agent(), { params: at.in, body: { name: 'Late' } });
    expect(refusal(late)).toBe('404 notFound');
    expect((await ok(routes.get, agent(), { params: { id: at.id } })).totals).toMatchObject({ guests: 0, places: 0 });
    await ok(routes.restorePlace, agent(), { params: at.in });
    expect((await contentOf(at.id)).guests).toHaveLength(1);
    const { totals } = await ok(routes.get, agent(), { params: { id: at.id } });
    expect(totals).toMatchObject({ guests: 1, places: 1, used: 1, allotment: 10 });
  });
});

describe('a guest', () => {
  test('names the field that is wrong', async () => {
    const at = await open({ asks: ['mobile'], maxPlusOnes: 1 });
    const wrong = async (more: object) => {
      const body = { name: 'Ann', mobile: '0612', ...more };
      const answer = await call(routes.addGuest, agent(), { params: at.in, body });
      return [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field];
    };
    expect(await wrong({ name: '' })).toEqual([400, 'required', 'name']);
    expect(await wrong({ mobile: '' })).toEqual([400, 'required', 'mobile']);
    expect(await wrong({ plusOnes: 2 })).toEqual([400, 'guestList.plusOnes', 'plusOnes']);
    expect(await wrong({ email: 'nobody' })).toEqual([400, 'email', 'email']);
    expect(await wrong({ note: 'x'.repeat(501) })).toEqual([400, 'tooLong', 'note']);
  });

  test('waits for a decision; approved beyond the allotment is refused in words', async () => {
    const at = await open({ allotment: 2 });
    const first = await added(at, { plusOnes: 1 });
    const second = await added(at);
    expect(first.status).toBe('requested');
    expect((await decide(at, first, { decision: 'approve' })).body.place).toMatchObject({ used: 2, free: 0 });
    const refused = await decide(at, second, { decision: 'approve' });
    expect(refusal(refused)).toBe('409 guestList.full');
    expect(refused.body.errors?.[0]).toMatchObject({
      field: 'decision',
      message: 'Only 0 of 2 places are free, 1 are needed',
    });
    expect((await decide(at, second, { decision: 'wait' })).body.guests).toMatchObject([{ status: 'waitlist' }]);
  });

  test('is denied with a reason, and seen as it was last', async () => {
    const at = await open();
    const guest = await added(at);
    const silent = await decide(at, guest, { decision: 'deny' });
    expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([400, 'reason']);
    const denied = await decide(at, guest, { decision: 'deny', reason: 'Sold out' });
    expect(denied.body.guests).toMatchObject([{ status: 'denied', reason: 'Sold out', rev: 2 }]);
    expect(refusal(await decide(at, guest, { decision: 'approve' }))).toBe('409 stale');
  });

  test('comes in once however often the door says so, and may go back', async () => {
    const at = await open({ mode: 'auto' });
    const guest = await added(at, { plusOnes: 1 });
    const [params, when] = [paramsOf(at, guest), '2026-05-21T19:30:00.000Z'];
    const all = await Promise.all(
      Array.from({ length: 4 }, () => call(routes.checkIn, agent(), { params, body: { at: when } })),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const here = await contentOf(at.id);
    expect(here.guests).toMatchObject([{ status: 'collected', collectedAt: when, rev: 2 }]);
    expect(here.places).toMatchObject([{ used: 2, arrived: 2 }]);
    await ok(routes.checkIn, agent(), { params, body: { isHere: false } });
    expect((await contentOf(at.id)).places).toMatchObject([{ used: 2, arrived: 0 }]);
    const unknown = { ...params, guestId: unknownId() };
    expect(refusal(await call(routes.checkIn, agent(), { params: unknown, body: {} }))).toBe('404 notFound');
  });

  test('who was not approved does not come in', async () => {
    const at = await open();
    const params = paramsOf(at, await added(at));
    expect(refusal(await call(routes.checkIn, agent(), { params, body: {} }))).toBe('409 guestList.badStep');
  });

  test('with more people than are free keeps those it had', async () => {
    const at = await open({ allotment: 3, mode: 'auto' });
    const guest = await added(at, { plusOnes: 1 });
    const change = (plusOnes: number, rev = guest.rev) =>
      call(routes.updateGuest, agent(), { params: paramsOf(at, guest), body: { name: 'Ann', plusOnes, rev } });
    const refused = await change(3);
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['409 guestList.full', 'plusOnes']);
    expect((await change(2)).body.place).toMatchObject({ used: 3, free: 0 });
    expect((await change(0, 2)).body.place).toMatchObject({ used: 1, free: 2 });
  });
});

describe('the waiting list', () => {
  test('10 heads, 9 used: two more wait, and are let in as soon as they fit', async () => {
    const at = await open({ mode: 'auto', maxPlusOnes: 8 });
    const nine = await added(at, { name: 'The band', plusOnes: 8 });
    const waits = await added(at, { name: 'Ann', plusOnes: 1 });
    expect(waits.status).toBe('waitlist');
    const last = await added(at, { name: 'Ben' });
    expect(last.status).toBe('approved');
    const { place, guests } = await ok(routes.removeGuest, agent(), { params: paramsOf(at, nine) });
    expect(guests).toMatchObject([{ id: waits.id, status: 'approved' }]);
    expect(place).toMatchObject({ used: 3, free: 7, waiting: 0 });
  });

  test('is only offered what becomes free where the agency decides', async () => {
    const at = await open({ allotment: 1 });
    const [first, second] = [await added(at), await added(at)];
    const approved = await decide(at, first, { decision: 'approve' });
    await decide(at, second, { decision: 'wait' });
    const [guest] = approved.body.guests;
    const freed = await ok(routes.removeGuest, agent(), { params: paramsOf(at, guest) });
    expect(freed).toMatchObject({ place: { used: 0, free: 1, waiting: 1 }, guests: [] });
  });

  test('moves up when the allotment grows, and when the place begins to decide itself', async () => {
    const at = await open({ allotment: 0, mode: 'auto' });
    for (const name of ['Ann', 'Ben', 'Cas']) await added(at, { name });
    const body = { name: 'Band', allotment: 2, mode: 'auto' as const, rev: 1 };
    const { guests, place } = await ok(routes.updatePlace, agent(), { params: at.in, body });
    expect(guests.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(place).toMatchObject({ used: 2, free: 0, waiting: 1 });
  });
});

test('people who write at once never exceed the allotment, and every head is given', async () => {
  const at = await open({ allotment: 7, mode: 'auto' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      call(routes.addGuest, agent(), { params: at.in, body: { name: `Guest ${i}`, plusOnes: i % 3 } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const check = async () => {
    const { places, guests } = await contentOf(at.id);
    const used = guests.filter(({ status }) => takesHeads(status)).reduce((sum, one) => sum + headsOf(one), 0);
    expect(places[0]).toMatchObject({ used, free: 7 - used, guests: guests.length });
    const { totals } = await ok(routes.get, agent(), { params: { id: at.id } });
    expect(totals).toMatchObject({ used, guests: guests.length });
    return { used, guests };
  };
  const { used, guests } = await check();
  expect(guests).toHaveLength(12);
  expect(used).toBeLessThanOrEqual(7);
  // Four parties of one and one of two leave a head that nobody who waits can take.
  const waiting = guests.filter(({ status }) => !takesHeads(status));
  expect(waiting.filter((one) => headsOf(one) <= 7 - used)).toEqual([]);
  await Promise.all(guests.slice(0, 6).map((one) => call(routes.removeGuest, agent(), { params: paramsOf(at, one) })));
  expect((await check()).guests).toHaveLength(6);
});

test('two who are approved at once for the last head: one is', async () => {
  const at = await open({ allotment: 1 });
  const both = [await added(at), await added(at)];
  const answers = await Promise.all(both.map((guest) => decide(at, guest, { decision: 'approve' })));
  expect(answers.map(refusal).toSorted()).toEqual(['200', '409 guestList.full']);
  expect((await contentOf(at.id)).places).toMatchObject([{ used: 1, free: 0 }]);
});

test('a list has so many places and guests at most', async () => {
  const { id } = await makeList(agency);
  for (let i = 0; i < 50; i++) await makePlace(agency, id, { name: `Place ${i}` });
  const answer = await call(routes.createPlace, agent(), { params: { id }, body: { name: 'More', allotment: 1 } });
  expect(refusal(answer)).toBe('409 guestList.manyPlaces');
});

test('is a sheet that opens, in the reader’s language', async () => {
  const at = await open({ mode: 'auto', asks: ['email'] });
  await added(at, { plusOnes: 2, email: 'ann@test.example', note: '=1+1' });
  const dutch = { 'accept-language': 'nl' };
  const { url, name } = await ok(routes.export, agent(), { params: { id: at.id } }, dutch);
  expect(name).toBe('Main list 2027-05-21.xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await (await fetch(url)).arrayBuffer());
  const rows = book.worksheets[0]?.getSheetValues() as unknown[][];
  const outside = await ok(routes.export, agency.users.artist, { params: { id: at.id } });
  const bare = new ExcelJS.Workbook();
  await bare.xlsx.load(await (await fetch(outside.url)).arrayBuffer());
  expect(rows[1]?.slice(1, 7)).toEqual(['Lijst', 'Naam', 'Introducés', 'Personen', 'Status', 'E-mail']);
  expect(rows[2]?.slice(1, 7)).toEqual(['Band', 'Ann Example', 2, 3, 'Goedgekeurd', 'ann@test.example']);
  expect(JSON.stringify(bare.worksheets[0]?.getSheetValues())).not.toContain('ann@test.example');
});
