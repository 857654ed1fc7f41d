import { expect, it } from 'vitest';
import { AIRPORTS, airportZoneNear } from '#shared/data/airports.ts';
import { isZone } from '#shared/kernel/time/zone.ts';
import { zoneAt, zoned } from './place-zone.ts';

it('places have the clock of where they lie', async () => {
  const zones = await Promise.all(
    [
      { lat: 48.858, lng: 2.294 },
      { lat: 41.881, lng: -87.623 },
      // A map of zones alone takes Bahrain for Iran.
      { lat: 26.27, lng: 50.633 },
    ].map(zoneAt),
  );
  expect(zones).toEqual(['Europe/Paris', 'America/Chicago', 'Asia/Bahrain']);
  expect(await zoned({ name: 'Somewhere' }, undefined)).toEqual({ name: 'Somewhere' });
  expect(await zoned({ name: 'Chicago' }, { lat: 41.881, lng: -87.623 })).toEqual({
    name: 'Chicago',
    zone: 'America/Chicago',
  });
});

it('airports have a zone that the runtime knows, that of their own where a country has several', () => {
  const zoneOf = (iata: string) => {
    const airport = AIRPORTS.find((one) => one.iata === iata);
    return airport && airportZoneNear(airport.point, 1);
  };
  expect(['HND', 'EWR', 'LHR', 'LAX', 'LPA', 'PER', 'MAO', 'PRN'].map(zoneOf)).toEqual([
    'Asia/Tokyo',
    'America/New_York',
    'Europe/London',
    'America/Los_Angeles',
    'Atlantic/Canary',
    'Australia/Perth',
    'America/Manaus',
    'Europe/Belgrade',
  ]);
  const strange = AIRPORTS.filter(({ point }) => !isZone(airportZoneNear(point, 1) ?? ''));
  expect(strange.map(({ iata }) => iata)).toEqual([]);
});
