import { expect, it } from 'vitest';
import { isFresh, isOpenSetup, isOwnPerson, plainCode, recoveryCode, setupAddress } from './rules.ts';
import { OneTimeCode } from './schemas.ts';

it('makes recovery codes of two groups, without letters that look alike', () => {
  let next = 0;
  const codes = Array.from({ length: 31 }, () => recoveryCode((below) => next++ % below));
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  expect(recoveryCode(() => 0)).toBe('aaaaa-aaaaa');
});

it('reads a recovery code however it is typed', () => {
  for (const typed of ['k7m2p-x9fqa', 'K7M2P X9FQA', ' k7m2px9fqa ', 'k7m2p–x9fqa'])
    expect(plainCode(typed)).toBe('k7m2px9fqa');
});

it('reads a code with blanks, and refuses all else', () => {
  expect(['123456', '123 456', ' 1 2 3 4 5 6 '].map((code) => OneTimeCode.parse(code))).toEqual(
    Array.from({ length: 3 }, () => '123456'),
  );
  expect(OneTimeCode.safeParse('').error?.issues[0]?.message).toBe('required');
  for (const wrong of ['12345', '1234567', '12345a', '١٢٣٤٥٦'])
    expect(OneTimeCode.safeParse(wrong).error?.issues[0]?.message).toBe('secondFactor.digits');
});

const now = new Date('2027-03-01T12:00:00Z');

it('takes a recent sign-in for the password, for ten minutes', () => {
  const ago = (seconds: number) => now.getTime() / 1000 - seconds;
  expect([ago(0), ago(600), ago(601), undefined].map((at) => isFresh(at, now))).toEqual([true, true, false, false]);
});

it('confirms a set-up of the same sign-in within ten minutes', () => {
  const setup = (at: string) => ({ originJti: 'one', at });
  expect(isOpenSetup(setup('2027-03-01T11:50:00Z'), 'one', now)).toBe(true);
  expect(isOpenSetup(setup('2027-03-01T11:49:59Z'), 'one', now)).toBe(false);
  expect(isOpenSetup(setup('2027-03-01T11:59:00Z'), 'other', now)).toBe(false);
  expect(isOpenSetup(undefined, 'one', now)).toBe(false);
});

it('gives an app the secret under the name of the product', () => {
  expect(setupAddress('ABCD2345', 'ann+x@agency.example')).toBe(
    'otpauth://totp/Backline%3Aann%2Bx%40agency.example?secret=ABCD2345&issuer=Backline&algorithm=SHA1&digits=6&period=30',
  );
});

it('lets an agency reset the factor of people that no other agency lets in', () => {
  expect(isOwnPerson('a', [])).toBe(true);
  expect(isOwnPerson('a', [{ tenantId: 'a' }])).toBe(true);
  expect(isOwnPerson('a', [{ tenantId: 'a' }, { tenantId: 'b' }])).toBe(false);
});
