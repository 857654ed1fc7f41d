import { expect, it } from 'vitest';
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
