import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  admitted,
  askedOnly,
  checkGuest,
  figuresOf,
  type GuestChange,
  type GuestStep,
  headsOf,
  isClosed,
  lineOf,
  movedBy,
  NO_FIGURES,
  namesakes,
  plus,
  startOf,
  stepped,
  takesHeads,
} from './rules.ts';
import type { Guest, GuestStatus, Place } from './schemas.ts';

const AT = '2027-05-21T18:00:00.000Z';
const guest = (more: Partial<Guest> = {}): Guest => ({
  id: 'A',
  placeId: 'P',
  rev: 1,
  name: 'Ann Example',
  plusOnes: 0,
  email: '',
  mobile: '',
  documentNo: '',
  note: '',
  status: 'requested',
  ...more,
});
const input = { name: 'Ann', plusOnes: 0, email: '', mobile: '', documentNo: '', note: '' };
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (e) {
    return (e as { details: unknown[] }).details[0];
  }
};

describe('a guest', () => {
  test('begins as the place decides', () => {
    expect(startOf({ mode: 'approve', free: 10 }, { plusOnes: 0 })).toBe('requested');
    expect(startOf({ mode: 'auto', free: 2 }, { plusOnes: 1 })).toBe('approved');
    expect(startOf({ mode: 'auto', free: 1 }, { plusOnes: 1 })).toBe('waitlist');
    expect(startOf({ mode: 'approve', free: 1 }, { plusOnes: 1 })).toBe('waitlist');
  });

  test('is approved, comes in, and goes back to approved', () => {
    const here = stepped(stepped(guest(), 'approve', { at: AT }), 'checkIn', { at: AT });
    expect(here).toMatchObject({ status: 'collected', collectedAt: AT });
    expect(stepped(here, 'checkIn', { at: '2027-05-21T19:00:00.000Z' })).toBe(here);
    expect(stepped(here, 'takeBack', { at: AT })).not.toHaveProperty('collectedAt');
  });

  test('is denied with a reason alone, which goes with the denial', () => {
    expect(refusal(() => stepped(guest(), 'deny', { at: AT }))).toEqual({ code: 'required', field: 'reason' });
    const denied = stepped(guest(), 'deny', { at: AT, reason: 'Full' });
    expect(denied).toMatchObject({ status: 'denied', reason: 'Full' });
    expect(stepped(denied, 'approve', { at: AT })).not.toHaveProperty('reason');
  });

  test.each<[GuestStatus, GuestStep]>([
    ['requested', 'checkIn'],
    ['waitlist', 'checkIn'],
    ['denied', 'checkIn'],
    ['collected', 'deny'],
    ['collected', 'wait'],
    ['requested', 'takeBack'],
  ])('who is %s: %s is refused', (status, on) => {
    expect(refusal(() => stepped(guest({ status }), on, { at: AT, reason: 'x' }))).toEqual({
      code: 'guestList.badStep',
    });
  });

  test('brings along no more than the place allows, but may keep whom it had', () => {
    const place = { maxPlusOnes: 1, asks: [] };
    const wrong = { code: 'guestList.plusOnes', field: 'plusOnes', params: { max: 1 } };
    expect(refusal(() => checkGuest(place, { ...input, plusOnes: 2 }))).toEqual(wrong);
    expect(refusal(() => checkGuest(place, { ...input, plusOnes: 3 }, { plusOnes: 3 }))).toBeUndefined();
  });

  test('says what the place asks for, and nothing else is kept', () => {
    const place = { maxPlusOnes: 0, asks: ['email' as const] };
    expect(refusal(() => checkGuest(place, input))).toEqual({ code: 'required', field: 'email' });
    const told = { ...input, email: 'a@b.example', mobile: '0612', documentNo: 'X1' };
    expect(askedOnly(place, told)).toMatchObject({ email: 'a@b.example', mobile: '', documentNo: '' });
  });
});

describe('the line', () => {
  const waits = (id: string, minute: string, plusOnes = 0) =>
    guest({ id, plusOnes, status: 'waitlist', waitingSince: `2027-05-21T18:${minute}:00.000Z` });
  const line = [waits('C', '03'), waits('A', '02', 2), waits('B', '01', 1)];

  test('stands in the order people began to wait', () => {
    expect(lineOf(line).map(({ id }) => id)).toEqual(['B', 'A', 'C']);
  });
  test('gives free heads to the first who fits each time', () => {
    expect(admitted({ free: 3 }, line).map(({ id }) => id)).toEqual(['B', 'C']);
    expect(admitted({ free: 1 }, line).map(({ id }) => id)).toEqual(['C']);
    expect(admitted({ free: 0 }, line)).toEqual([]);
  });
});

test('names that stand twice are told, however they are written', () => {
  const twice = namesakes([
    { id: '1', name: 'José Núñez' },
    { id: '2', name: 'jose  nunez' },
    { id: '3', name: 'Ann' },
  ]);
  expect([...twice]).toEqual(['1', '2']);
});

test('a place is closed from its cutoff on', () => {
  expect(isClosed({ cutoff: '2027-05-21T16:00' }, '2027-05-21T15:59')).toBe(false);
  expect(isClosed({ cutoff: '2027-05-21T16:00' }, '2027-05-21T16:00')).toBe(true);
  expect(isClosed({}, '2027-05-21T16:00')).toBe(false);
});

/* The place as the store keeps it: figures move by what changed, heads only where they are free. */
interface Model {
  place: Pick<Place, 'free' | 'allotment' | 'mode'> & typeof NO_FIGURES;
  guests: Guest[];
}
function commit(model: Model, changes: readonly GuestChange[]): boolean {
  const by = movedBy(changes);
  if (by.used > 0 && model.place.free < by.used) return false;
  model.place = { ...model.place, ...plus(model.place, by), free: model.place.free - by.used };
  for (const { before, after } of changes) {
    model.guests = model.guests.filter(({ id }) => id !== before?.id);
    if (after) model.guests.push(after);
  }
  return true;
}
function admitAll(model: Model): void {
  if (model.place.mode !== 'auto') return;
  const lucky = admitted(model.place, model.guests);
  commit(
    model,
    lucky.map((before) => ({ before, after: stepped(before, 'approve', { at: AT }) })),
  );
}
const STEPS: readonly GuestStep[] = ['approve', 'wait', 'deny', 'reopen', 'checkIn', 'takeBack'];
const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), plusOnes: fc.nat(3) }),
  fc.record({ kind: fc.constant('step' as const), who: fc.nat(30), on: fc.constantFrom(...STEPS) }),
  fc.record({ kind: fc.constant('plusOnes' as const), who: fc.nat(30), plusOnes: fc.nat(3) }),
  fc.record({ kind: fc.constant('remove' as const), who: fc.nat(30) }),
  fc.record({ kind: fc.constant('allotment' as const), allotment: fc.nat(12) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function stepIn(model: Model, before: Guest, on: GuestStep): void {
  try {
    commit(model, [{ before, after: stepped(before, on, { at: AT, reason: 'No' }) }]);
  } catch {
    // A step that may not happen changes nothing.
  }
}
function perform(model: Model, one: Act, no: number): void {
  const { place } = model;
  const who = 'who' in one ? model.guests[one.who % Math.max(1, model.guests.length)] : undefined;
  if (one.kind === 'add') {
    const status = startOf(place, one);
    commit(model, [{ after: guest({ id: `${no}`, plusOnes: one.plusOnes, status, waitingSince: AT }) }]);
  }
  if (one.kind === 'allotment' && one.allotment >= place.used)
    model.place = { ...place, allotment: one.allotment, free: place.free + one.allotment - place.allotment };
  if (who && one.kind === 'step') stepIn(model, who, one.on);
  if (who && one.kind === 'plusOnes') commit(model, [{ before: who, after: { ...who, plusOnes: one.plusOnes } }]);
  if (who && one.kind === 'remove') commit(model, [{ before: who }]);
  admitAll(model);
}

describe('whatever happens', () => {
  const run = (mode: Place['mode'], check: (model: Model) => void) =>
    fc.assert(
      fc.property(fc.nat(12), fc.array(act, { maxLength: 60 }), (allotment, acts) => {
        const model: Model = { place: { ...NO_FIGURES, mode, allotment, free: allotment }, guests: [] };
        for (const [no, one] of acts.entries()) {
          perform(model, one, no);
          check(model);
        }
      }),
    );
  const counted = ({ place, guests }: Model) => {
    const internal = guests.filter(({ status }) => takesHeads(status));
    expect(place.used).toBe(internal.reduce((sum, one) => sum + headsOf(one), 0));
    expect(place.used).toBeLessThanOrEqual(place.allotment);
    expect(place.free).toBe(place.allotment - place.used);
    const all = guests.reduce((sum, one) => plus(sum, figuresOf(one)), NO_FIGURES);
    expect(place).toMatchObject(all);
  };

  test('the heads counted are those of the guests, and never more than the allotment', () => {
    run('approve', counted);
    run('auto', counted);
  });
  test('nobody waits beside heads that would be enough where the allotment decides', () => {
    run('auto', ({ place, guests }) => {
      for (const one of lineOf(guests)) expect(headsOf(one)).toBeGreaterThan(place.free);
    });
  });
});
