import { expect, it } from 'vitest';
import { blankTrain, nextTrain } from './train-values.ts';

it('the next train leaves from where one arrived, from a platform that is not known yet', () => {
  const [first] = blankTrain('2026-11-28', 'artist').segments;
  if (!first) throw new Error('no segment');
  const koeln = { placeId: 'p1', placeName: 'Köln Hbf', placeAddress: 'Köln', placeGeo: { lat: 50.94, lng: 6.96 } };
  const arrival = { ...koeln, dateTimeLocal: '2026-11-28T13:15', platform: '4' };
  expect(
    nextTrain({ ...first, id: 'one', operator: 'DB', trainNumber: 'ICE 124', arrival, trainClass: 'first' }),
  ).toEqual({
    ...first,
    operator: 'DB',
    departure: { ...koeln, dateTimeLocal: '2026-11-28T14:15', platform: '' },
    arrival: { placeId: '', placeName: '', placeAddress: '', dateTimeLocal: '2026-11-28T16:15', platform: '' },
    trainClass: 'first',
  });
});
