import { beforeAll, expect, it, vi } from 'vitest';
import { ageOf, isWorked, stampOf } from './guard.ts';

beforeAll(() => void vi.stubEnv('HMAC_KEY', 'test key'));
const made = new Date('2027-01-01T12:00:00Z');
const after = (seconds: number) => new Date(made.getTime() + seconds * 1000);

it('knows how long a page was open, from its own stamp alone', () => {
  const stamp = stampOf('form', made);
  expect(ageOf('form', stamp, after(2))).toBe('fast');
  expect(ageOf('form', stamp, after(3))).toBe('good');
  expect(ageOf('form', stamp, after(86_401))).toBe('void');
  expect(ageOf('other', stamp, after(10))).toBe('void');
  expect(ageOf('form', stamp.replace(/^\d/, '2'), after(10))).toBe('void');
  expect(ageOf('form', '', after(10))).toBe('void');
});

it('takes work that was done for this stamp', () => {
  const stamp = stampOf('form', made);
  let work = 0;
  while (!isWorked(stamp, String(work))) work++;
  expect(isWorked(stamp, String(work))).toBe(true);
  expect(isWorked(stamp, '')).toBe(false);
  expect(isWorked(stamp, '-1')).toBe(false);
});
