import { expect, it } from 'vitest';
import { askedOnly, takenBy } from './rules.ts';
import { hearsThemselves, tellingOf } from './telling.ts';

const GUEST = { status: 'approved' as const, plusOnes: 1, email: 'ann@outside.example' };

it('tells guests with an address, where the place says so', () => {
  expect(hearsThemselves({ tellsGuests: true }, GUEST)).toBe(true);
  expect(hearsThemselves({ tellsGuests: true }, { email: '' })).toBe(false);
  expect(hearsThemselves({ tellsGuests: false }, GUEST)).toBe(false);
  expect(hearsThemselves({}, GUEST)).toBe(false);
});

it('tells a decision again when anything in it changes, and nothing of a check-in', () => {
  const told = tellingOf(GUEST);
  expect(tellingOf({ ...GUEST, email: 'ANN@outside.example' })).toBe(told);
  const others = [{ plusOnes: 2 }, { status: 'waitlist' as const }, { email: 'bo@outside.example' }];
  for (const more of others) expect(tellingOf({ ...GUEST, ...more })).not.toBe(told);
  const denied = { ...GUEST, status: 'denied' as const, reason: 'Full' };
  expect(tellingOf(denied)).not.toBe(tellingOf({ ...denied, reason: 'Late' }));
  expect([tellingOf({ ...GUEST, status: 'collected' }), tellingOf({ ...GUEST, status: 'requested' })]).toEqual([
    undefined,
    undefined,
  ]);
});

it('takes an address without asking for it, where guests are told', () => {
  const input = { name: 'Ann', plusOnes: 0, email: 'ann@outside.example', mobile: '1', documentNo: '2', note: '' };
  expect(takenBy({ asks: ['mobile'], tellsGuests: true })).toEqual(['email', 'mobile']);
  expect(askedOnly({ asks: [], tellsGuests: true }, input)).toMatchObject({ email: input.email, mobile: '' });
  expect(askedOnly({ asks: [] }, input)).toMatchObject({ email: '' });
});
