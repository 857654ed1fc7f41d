import { describe, expect, it } from 'vitest';
import { copyQuestion, wizardQuestion } from './questions.ts';
import { optionShow } from './show.fixture.ts';

const item = (key: string) => ({ key, value: key, sublabel: '', defaultSelect: false });

it('names the venue wherever a show is about to be, or its clauses and ways are never told', () => {
  const venueId = optionShow.venue?.venueId;
  expect(copyQuestion(optionShow, '2027-06-05', '21:00')).toMatchObject({ venueId, start: '2027-06-05T21:00' });
  expect(copyQuestion(optionShow, '2027-06-05', '21:00')).not.toHaveProperty('excludeId');
  const wanted = { artist: item('a'), date: '2027-06-05', time: '20:00' };
  expect(wizardQuestion({ ...wanted, venue: item('v') })).toMatchObject({ artistIds: ['a'], venueId: 'v' });
  expect(wizardQuestion({ ...wanted, venue: null })).not.toHaveProperty('venueId');
});

describe('a night', () => {
  // Stands under Friday the 27th.
  const night = { ...optionShow, start: '2026-11-28T00:30', end: '2026-11-28T02:00', isNight: true };
  it.each([
    ['00:30', '2027-06-06T00:30', '2027-06-06T02:00'],
    ['23:00', '2027-06-05T23:00', '2027-06-06T00:30'],
  ])('copied to a day at %s is asked about as it will be written', (time, start, end) =>
    expect(copyQuestion(night, '2027-06-05', time)).toMatchObject({ start, end, isNight: true }),
  );
  it('of the wizard follows its evening', () =>
    expect(wizardQuestion({ artist: item('a'), venue: null, date: '2027-06-05', time: '00:30' })).toMatchObject({
      start: '2027-06-06T00:30',
      end: '2027-06-06T01:30',
      isNight: true,
    }));
});
