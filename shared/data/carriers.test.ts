import { expect, it } from 'vitest';
import { AirlineInput } from '#shared/domains/reference/airline/schemas.ts';
import { AirportInput } from '#shared/domains/reference/airport/schemas.ts';
import { AIRLINES } from './airlines.ts';
import { AIRPORTS } from './airports.ts';

it('every airport and airline is one that an agency could have typed', () => {
  for (const airport of AIRPORTS) expect(AirportInput.parse(airport)).toEqual({ ...airport, isActive: true });
  for (const airline of AIRLINES) expect(AirlineInput.parse(airline)).toEqual({ ...airline, isActive: true });
});

it('a code is given once', () => {
  for (const codes of [AIRPORTS, AIRLINES].map((all) => all.map(({ iata }) => iata)))
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

it('is known for most of the world, and by its city where tours fly most', () => {
  expect(AIRPORTS.length).toBeGreaterThan(2_000);
  expect(AIRPORTS.filter(({ city }) => city).length).toBeGreaterThan(200);
  expect(AIRPORTS).toContainEqual(expect.objectContaining({ iata: 'EIN', name: 'Eindhoven', countryId: 'NL' }));
});

it('stands where it is', () => {
  const pointOf = (iata: string) => AIRPORTS.find((airport) => airport.iata === iata)?.point;
  expect(pointOf('AMS')).toEqual({ lat: 52.309, lng: 4.763 });
  expect(pointOf('SYD')).toMatchObject({ lat: expect.closeTo(-33.946, 1), lng: expect.closeTo(151.177, 1) });
  expect(AIRLINES.find(({ iata }) => iata === 'W6')).toEqual({
    name: 'Wizz Air',
    iata: 'W6',
    icao: 'WZZ',
    countryId: 'HU',
  });
});
