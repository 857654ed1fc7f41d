import { expect, it } from 'vitest';
import { mandateProblems, typeIn } from './on-behalf.ts';

const ana = { name: 'Ana', bookkeepingId: 'B1', hasMandate: true };
const books = { id: 'B1', signedOn: '2027-01-01', code: 'onBehalf.noMandate', date: '2027-05-21' } as const;
const codes = (artists: readonly (typeof ana)[], over: object = {}, shows: never[] = []) =>
  mandateProblems({ shows }, artists, { ...books, ...over }).map(({ code }) => code);

it('needs the mandate of each artist, on file and dated before the document', () => {
  expect(codes([ana])).toEqual([]);
  expect(codes([])).toEqual(['required']);
  expect(codes([ana, { ...ana, hasMandate: false }])).toEqual(['onBehalf.noMandate']);
  expect(codes([ana], { signedOn: '' })).toEqual(['onBehalf.noMandate']);
  expect(codes([ana], { signedOn: '2027-05-22' })).toEqual(['onBehalf.noMandate']);
});

it('names no artist of another bookkeeping', () =>
  expect(codes([ana, { ...ana, bookkeepingId: 'B2' }])).toEqual(['onBehalf.otherArtist']));

it('has room for a few shows only', () =>
  expect(codes([ana], {}, Array(9).fill({}) as never[])).toEqual(['onBehalf.tooManyShows']));

it('is what an ordinary document of an artist’s bookkeeping is', () => {
  expect(typeIn('invoice', { isArtists: true })).toBe('onBehalf');
  expect(typeIn('onBehalf', { isArtists: false })).toBe('invoice');
  expect(typeIn('deposit', { isArtists: true })).toBe('deposit');
  expect(() => typeIn('commission', { isArtists: true })).toThrow('choice');
});
