import { expect, it } from 'vitest';
import { askedOf } from './asked.ts';

it.each([
  ['three months unless said', {}, '2026-11-23', '2027-02-22'],
  ['no more days than an answer has', { to: '2029-01-01' }, '2026-11-23', '2027-12-28'],
  ['the last day that may be asked for', { to: '2027-12-28' }, '2026-11-23', '2027-12-28'],
  ['one day at least', { from: '2026-12-01', to: '2026-11-30' }, '2026-12-01', '2026-12-01'],
])('asks for %s', (_, search, from, to) => expect(askedOf(search, '2026-11-23')).toMatchObject({ from, to }));
