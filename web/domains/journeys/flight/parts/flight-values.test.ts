import { expect, it } from 'vitest';
import { itemOf } from '#web/ui/record/known-items.ts';
import { blankFlight, endValues, nextFlight } from './flight-values.ts';

const first = () => {
  const [segment] = blankFlight('2026-11-28', undefined).segments;
  if (!segment) throw new Error('no segment');
  return segment;
};

it('a new flight leaves on its day, from nowhere yet', () => {
  expect(first()).toMatchObject({
    airlineId: '',
    departure: { airportId: '', dateTimeLocal: '2026-11-28T10:00' },
    arrival: { airportId: '', dateTimeLocal: '2026-11-28T12:00' },
  });
});

it('the next one goes on where one arrived, an hour later', () => {
  const arrival = { airportId: 'LHR', dateTimeLocal: '2026-11-28T12:35', terminal: '2' };
  expect(nextFlight({ ...first(), id: 'one', arrival, cabinClass: 'business' })).toEqual({
    ...first(),
    departure: { airportId: 'LHR', dateTimeLocal: '2026-11-28T13:35', terminal: '' },
    arrival: { airportId: '', dateTimeLocal: '2026-11-28T15:35', terminal: '' },
    cabinClass: 'business',
  });
});

it('an airport that was filled in is known by name', () => {
  const airport = { airportId: 'ams', name: 'Schiphol', iata: 'AMS', city: 'Amsterdam', countryId: 'NL' };
  const end = { airport: { ...airport, point: { lat: 52, lng: 4 } }, dateTimeLocal: '2026-11-28T12:35', terminal: '' };
  expect(endValues(end)).toEqual({ airportId: 'ams', dateTimeLocal: '2026-11-28T12:35', terminal: '' });
  expect(itemOf('ams')).toMatchObject({ value: 'Schiphol', sublabel: 'AMS, Amsterdam' });
});
