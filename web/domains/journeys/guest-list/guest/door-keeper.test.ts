import { describe, expect, it } from 'vitest';
import { atDoor } from '#shared/domains/journeys/guest-list/door.ts';
import { MAX_ACTS } from '#shared/domains/journeys/guest-list-link/limits.ts';
import type { DoorActInput, DoorAnswer, DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { NetworkError } from '#web/platform/api-error.ts';
import { headCount } from './door-acts.ts';
import { createDoor, guestsOf, type KeptDoor, keptNow } from './door-keeper.ts';

const NOW = Date.parse('2027-05-21T20:00:00.000Z');
const guest = (id: string, plusOnes = 0): DoorGuest => ({
  id,
  placeId: 'P',
  name: `Guest ${id}`,
  plusOnes,
  note: '',
  status: 'approved',
});
const viewOf = (guests: DoorGuest[], now = NOW): KeptDoor['view'] => ({
  use: 'door',
  agency: 'Harbour',
  senderName: 'Ada',
  recipientName: 'North door',
  locale: 'en',
  isPreview: false,
  expiresAt: '2027-05-22T10:00:00.000Z',
  night: {
    list: 'Guests',
    title: 'Hall',
    start: '2027-05-21T20:00',
    end: '2027-05-21T23:00',
    isAllDay: false,
    isNight: false,
    zone: 'Europe/Lisbon',
    venue: 'Hall',
    city: 'Lisbon',
    artists: ['Nova'],
  },
  door: { key: 'K', places: [{ id: 'P', name: 'Band' }], guests, now: new Date(now).toISOString() },
});

/** A server that keeps the guests, and a device that may lose its connection or forbid to keep anything. */
function world(guests: DoorGuest[]) {
  const server = new Map(guests.map((one) => [one.id, one]));
  const sent: number[] = [];
  const device = { acts: [] as readonly DoorActInput[], isAway: false, forbids: false, clock: NOW };
  const send = async (acts: readonly DoorActInput[]): Promise<DoorAnswer[]> => {
    if (device.isAway) throw new NetworkError('network');
    sent.push(acts.length);
    return acts.map((act) => {
      const before = server.get(act.guestId);
      if (!before) return { guestId: act.guestId, refused: true };
      const after = atDoor(before, act);
      server.set(after.id, after);
      return { guestId: after.id, refused: false, guest: after };
    });
  };
  const open = () =>
    createDoor({
      first: keptNow(viewOf(guests), device.clock),
      now: () => device.clock++,
      readActs: () => (device.forbids ? [] : device.acts),
      keepActs: (acts) => {
        if (!device.forbids) device.acts = acts;
        return !device.forbids;
      },
      keepList: () => true,
      send,
      fetch: async () => {
        if (device.isAway) throw new NetworkError('network');
        return viewOf([...server.values()], device.clock);
      },
    });
  return { server, sent, device, open };
}
const here = (door: ReturnType<typeof createDoor>) => headCount(guestsOf(door.get())).here;

describe('a door', () => {
  it('checks in at once, with plus ones, and sends it', async () => {
    const { server, open } = world([guest('A', 2)]);
    const door = open();
    door.act(guestsOf(door.get())[0] ?? guest('x'), true);
    expect(here(door)).toBe(3);
    await door.flush();
    expect(server.get('A')?.status).toBe('collected');
    expect(door.get().acts).toEqual([]);
  });

  it('goes on without a connection, over a reload, and loses nothing', async () => {
    const { server, device, open } = world([guest('A'), guest('B', 1)]);
    device.isAway = true;
    const first = open();
    for (const one of guestsOf(first.get())) first.act(one, true);
    await first.flush();
    expect([first.get().isAway, here(first), device.acts.length]).toEqual([true, 3, 2]);
    const again = open();
    expect(here(again)).toBe(3);
    const ben = guestsOf(again.get()).find(({ id }) => id === 'B');
    if (ben) again.act(ben, false);
    await again.flush();
    device.isAway = false;
    await again.refresh();
    expect([...server.values()].map(({ status }) => status)).toEqual(['collected', 'approved']);
    expect([device.acts, again.get().isAway, here(again)]).toEqual([[], false, 1]);
  });

  it('sends what waits in calls of limited size', async () => {
    const guests = Array.from({ length: 60 }, (_, i) => guest(`G${i}`));
    const { sent, device, open } = world(guests);
    device.isAway = true;
    const door = open();
    for (const one of guests) door.act(one, true);
    await door.flush();
    device.isAway = false;
    await door.flush();
    expect(sent).toEqual([MAX_ACTS, MAX_ACTS, 10]);
    expect(here(door)).toBe(60);
  });

  it('names a guest whom it let in and who was taken off the list', async () => {
    const { server, open } = world([guest('A'), guest('B')]);
    const door = open();
    server.delete('A');
    door.act(guest('A'), true);
    await door.flush();
    expect(door.get().refused).toEqual(['Guest A']);
    expect(guestsOf(door.get()).map(({ id }) => id)).toEqual(['B']);
    door.forgetRefused();
    expect(door.get().refused).toEqual([]);
  });

  it('says when the device forbids to keep, and sends all the same', async () => {
    const { server, device, open } = world([guest('A'), guest('B')]);
    Object.assign(device, { forbids: true, isAway: true });
    const door = open();
    for (const one of guestsOf(door.get())) door.act(one, true);
    await door.flush();
    expect([door.get().isUnkept, door.get().acts.length]).toEqual([true, 2]);
    device.isAway = false;
    await door.flush();
    expect([...server.values()].every(({ status }) => status === 'collected')).toBe(true);
  });

  it('tells the time by the clock of the server, and never before the last act of the guest', async () => {
    const { device, server } = world([guest('A')]);
    device.isAway = true;
    const slow = keptNow(viewOf([...server.values()]), NOW - 3_600_000);
    expect(slow.ahead).toBe(3_600_000);
    const later = new Date(NOW + 60_000).toISOString();
    const came: DoorGuest = { ...guest('A'), status: 'collected', collectedAt: later, doorAt: later };
    const door = createDoor({
      first: slow,
      now: () => NOW - 3_600_000,
      readActs: () => [],
      keepActs: () => true,
      keepList: () => true,
      send: () => Promise.reject(new NetworkError('network')),
      fetch: () => Promise.reject(new NetworkError('network')),
    });
    door.act(guest('A'), true);
    door.act(came, false);
    expect(door.get().acts.map(({ at }) => at)).toEqual([
      '2027-05-21T20:00:00.000Z',
      new Date(NOW + 60_001).toISOString(),
    ]);
  });
});
