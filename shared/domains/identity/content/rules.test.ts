import { expect, it } from 'vitest';
import { FIRST_VERSIONS } from './first/first.ts';
import { askedVersion, currentOf, nextVersion, readable } from './rules.ts';

const at = (version: number, date: string, needsAcceptance = false) => ({
  ...FIRST_VERSIONS.terms,
  version,
  date,
  needsAcceptance,
});
const VERSIONS = [at(1, '2026-01-01'), at(3, '2027-06-01', true), at(2, '2027-01-01', true)];

it('applies the newest version whose day has come, and announces none before', () => {
  expect(currentOf(VERSIONS, '2026-12-31')?.version).toBe(1);
  expect(currentOf(VERSIONS, '2027-01-01')?.version).toBe(2);
  expect(readable(VERSIONS, '2027-02-01').map(({ version }) => version)).toEqual([2, 1]);
  expect(nextVersion(VERSIONS)).toBe(4);
});

it('asks for the newest version that must be accepted', () => {
  expect(askedVersion(VERSIONS, '2026-12-31')).toBeUndefined();
  expect(askedVersion(VERSIONS, '2027-02-01')).toBe(2);
  expect(askedVersion([...VERSIONS, at(4, '2027-07-01')], '2027-08-01')).toBe(3);
});
