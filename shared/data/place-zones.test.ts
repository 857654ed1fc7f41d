import { describe, expect, it } from 'vitest';
import { isZone, offsetAt } from '#shared/kernel/time/zone.ts';
import { COUNTRY_CODES } from './countries.ts';
import { certainZoneOf } from './place-zones.ts';
import { statesOf } from './states.ts';
import { defaultZoneOf } from './time-zones.ts';

const zoneOf = (countryId: string, city = '', stateId = '') => certainZoneOf({ countryId, city, stateId });

describe('the zone of a place', () => {
  it('is that of a country with one clock', () => {
    expect([zoneOf('DE'), zoneOf('JP', 'Osaka'), zoneOf('')]).toEqual(['Europe/Berlin', 'Asia/Tokyo', undefined]);
    // Kyiv's own, not that of the Crimea.
    expect(offsetAt(Date.parse('2027-01-15T12:00Z'), zoneOf('UA', 'Kyiv') ?? '')).toBe(120);
  });

  it('is that of the state, else of the city, where clocks differ', () => {
    expect(zoneOf('US', 'new york')).toBe('America/New_York');
    expect(zoneOf('US', 'Los Angeles')).toBe('America/Los_Angeles');
    expect(zoneOf('BR', 'Sao Paulo')).toBe('America/Sao_Paulo');
    expect(zoneOf('ES', 'Las Palmas')).toBe('Atlantic/Canary');
    expect(zoneOf('US', 'Miami', 'US-OK')).toBe('America/Chicago');
    expect(zoneOf('US', 'Miami', 'US-FL')).toBe('America/New_York');
  });

  it('is not guessed', () => {
    expect([zoneOf('US'), zoneOf('US', 'Portland'), zoneOf('US', '', 'US-TX'), zoneOf('AU', '', 'AU-')]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('is one the runtime knows, for every country and state', () => {
    const states = COUNTRY_CODES.flatMap((code) => statesOf(code).map(({ stateId }) => [code, stateId] as const));
    const found = [...COUNTRY_CODES.map((code) => zoneOf(code)), ...states.map(([code, id]) => zoneOf(code, '', id))];
    expect(found.filter((zone) => zone !== undefined && !isZone(zone))).toEqual([]);
    expect(COUNTRY_CODES.filter((code) => zoneOf(code) && zoneOf(code) !== defaultZoneOf(code))).toEqual([]);
  });
});
