import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';
import { MAX_ARTISTS } from './document.ts';
import { joined } from './joined.ts';
import { partOf, showId } from './several.fixture.ts';
import { checkTogether, feeOf, sameShows, showGapsOf } from './several.ts';
import { readersOf } from './shows.ts';

const facts = (number: string, more: object = {}) => ({
  number,
  partyId: 'P',
  artistIds: ['A'],
  currency: 'EUR',
  ...more,
});
function refusalOf(...shows: ReturnType<typeof facts>[]): string {
  try {
    checkTogether('contract', shows);
    return '';
  } catch (e) {
    return e instanceof AppError ? `${e.code} ${e.details[0]?.params?.show}` : String(e);
  }
}

describe('the shows of one document', () => {
  it('have one party, one currency and ten artists at most; the error names the show', () => {
    expect(refusalOf(facts('1'), facts('2'))).toBe('');
    expect(refusalOf(facts('1'), facts('2', { partyId: 'Q' }))).toBe('contract.otherParty 2');
    expect(refusalOf(facts('1', { currency: undefined }), facts('2'), facts('3', { currency: 'GBP' }))).toBe(
      'contract.otherCurrency 3',
    );
    const ofArtist = (i: number) => facts(String(i), { artistIds: [`A${i}`] });
    const ten = Array.from({ length: MAX_ARTISTS }, (_, i) => ofArtist(i));
    expect(refusalOf(...ten)).toBe('');
    expect(refusalOf(...ten, ofArtist(10))).toBe('contract.manyArtists 10');
  });
  it('says nothing of a show alone', () => expect(refusalOf(facts('1', { partyId: '' }))).toBe(''));
});

it('is read by the artists of every show, and one of a single show by all of them', () => {
  expect(readersOf({ artistIds: ['A', 'B'], commonArtistIds: ['B'] })).toEqual(['B']);
  expect(readersOf({ artistIds: ['A', 'B'] })).toEqual(['A', 'B']);
});

it('names the show that lacks a venue or a fee', () => {
  const document = joined([partOf(1), partOf(2, { venue: '', net: 0 })]);
  expect(showGapsOf(document).map(({ gap, show }) => [gap, show.showId])).toEqual([
    ['showVenue', showId(2)],
    ['showFee', showId(2)],
  ]);
  expect(feeOf(document, showId(1))).toBe(100_000);
});

it('takes a schedule of the same shows only', () => {
  const [two, three] = [joined([partOf(1), partOf(2)]), joined([partOf(1), partOf(2), partOf(3)])];
  expect(sameShows(two, { ...two, shows: two.shows?.map((show) => ({ ...show, city: 'Lyon' })) })).toBe(true);
  expect(sameShows(two, three)).toBe(false);
  expect(sameShows(two, partOf(1).document)).toBe(false);
});
