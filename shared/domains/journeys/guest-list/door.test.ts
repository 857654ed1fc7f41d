import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDoor, type DoorAct, guestCode, guestOfCode, notAhead } from './door.ts';
import type { Guest } from './schemas.ts';

const minute = (m: number) => `2027-05-21T20:${String(m).padStart(2, '0')}:00.000Z`;
const guest: Guest = {
  id: 'A',
  placeId: 'P',
  rev: 1,
  name: 'Ann Example',
  plusOnes: 2,
  status: 'approved',
  email: '',
  mobile: '',
  documentNo: '',
  note: '',
};
const played = (acts: readonly DoorAct[]) => acts.reduce((now: Guest, act) => atDoor(now, act), guest);

describe('an act at a door', () => {
  it('checks a guest in once, however often it is sent', () => {
    const here = atDoor(guest, { isHere: true, at: minute(1) });
    expect(here).toMatchObject({ status: 'collected', collectedAt: minute(1), doorAt: minute(1) });
    expect(atDoor(here, { isHere: true, at: minute(1) })).toBe(here);
  });

  it('of another door that let the guest in again keeps the first time', () => {
    const twice = played([
      { isHere: true, at: minute(1) },
      { isHere: true, at: minute(5) },
    ]);
    expect(twice).toMatchObject({ status: 'collected', collectedAt: minute(1), doorAt: minute(5) });
    // The first door takes its own check-in back, before the second one.
    expect(atDoor(twice, { isHere: false, at: minute(3) })).toBe(twice);
    expect(atDoor(twice, { isHere: false, at: minute(6) }).status).toBe('approved');
  });

  it('is refused for a guest who was not approved, unless it is older than the last one', () => {
    expect(() => atDoor({ ...guest, status: 'denied' }, { isHere: true, at: minute(1) })).toThrow('guestList.badStep');
    const out: Guest = { ...guest, status: 'denied', doorAt: minute(4) };
    expect(atDoor(out, { isHere: true, at: minute(3) })).toBe(out);
  });

  it('ends alike in whatever order two doors send their acts', () => {
    const act = fc.record({ isHere: fc.boolean(), at: fc.integer({ min: 0, max: 59 }).map(minute) });
    const different = fc.uniqueArray(act, { maxLength: 12, selector: ({ at }) => at });
    const orders = different.chain((acts) =>
      fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length })),
    );
    fc.assert(
      fc.property(orders, ([acts, shuffled]) => {
        const [one, other] = [played(acts), played(shuffled)];
        expect([one.status, one.doorAt]).toEqual([other.status, other.doorAt]);
      }),
    );
  });

  it('is never later than our clock', () => {
    expect([notAhead(minute(5), minute(3)), notAhead(minute(2), minute(3))]).toEqual([minute(3), minute(2)]);
  });
});

it('a scanned code is that of a guest, of another list, or none', () => {
  expect(guestOfCode(guestCode(guest), [guest])).toBe(guest);
  expect(guestOfCode(guestCode({ id: 'B' }), [guest])).toBe('foreign');
  expect(guestOfCode('https://tickets.example/A', [guest])).toBe('wrong');
});
