import { describe, expect, it } from 'vitest';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { isZone } from '#shared/kernel/time/zone.ts';
import { alpha2Of, alpha3Of, COUNTRY_CODES, countriesByName, countryName, isCountry } from './countries.ts';
import { CURRENCY_CODES } from './currencies.ts';
import { CURRENCY_EXPONENTS } from './currency-digits.ts';
import { hasStates } from './state-countries.ts';
import { stateName, statesOf } from './states.ts';
import { defaultZoneOf } from './time-zones.ts';
import { timeZones } from './zone-names.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each with both codes', () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    for (const code of COUNTRY_CODES) expect(alpha2Of(alpha3Of(code) ?? '')).toBe(code);
    expect(alpha3Of('NL')).toBe('NLD');
    expect(isCountry('XX')).toBe(false);
  });
  it('have a name in the language asked for', () => {
    expect(countryName('DE', 'nl')).toBe('Duitsland');
    const list = countriesByName('de');
    expect(list.find((c) => c.code === 'NL')?.name).toBe('Niederlande');
    expect(list.filter((c) => c.name === c.code)).toEqual([]);
  });
  it('have a zone the runtime knows', () => {
    for (const code of COUNTRY_CODES)
      expect([code, isZone(defaultZoneOf(code)), defaultZoneOf(code)]).toEqual([
        code,
        true,
        expect.stringContaining('/'),
      ]);
    expect(defaultZoneOf('AU')).toBe('Australia/Sydney');
    expect(timeZones()).toContain('Europe/Amsterdam');
  });
});

describe('states', () => {
  it('are announced by the countries that have them, and by no other', () => {
    expect(COUNTRY_CODES.filter(hasStates)).toEqual(COUNTRY_CODES.filter((code) => statesOf(code).length > 0));
  });

  it.each([
    ['US', 57],
    ['CA', 13],
    ['AU', 8],
    ['BR', 27],
    ['DE', 16],
    ['IT', 107],
    ['NL', 12],
    ['ES', 52],
    ['FR', 0],
    ['constructor', 0],
  ])('%s has %i', (country, count) => {
    const states = statesOf(country);
    expect(states).toHaveLength(count);
    for (const state of states)
      expect(state).toMatchObject({ countryId: country, stateId: expect.stringMatching(/^[A-Z]{2}-[A-Z0-9]{1,3}$/) });
  });
  it('are named', () => {
    expect(stateName('NL-UT')).toBe('Utrecht');
    expect(stateName('US-CA')).toBe('California');
    expect(stateName('FR-75')).toBe('FR-75');
  });
});

it('currencies keep the digits of ISO 4217', () => {
  expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length);
  for (const code of CURRENCY_EXPONENTS.keys()) expect(CURRENCY_CODES).toContain(code);
  expect(['EUR', 'JPY', 'KWD', 'HUF', 'ISK', 'XAF'].map(exponentOf)).toEqual([2, 0, 3, 2, 0, 0]);
});
