import { describe, expect, it } from 'vitest';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkCompany, cityCountry, companySummary, countryOfSummary, venueSummary } from './rules.ts';
import type { CompanyInput } from './schemas.ts';

const address = { city: 'Lisbon', countryId: 'PT', lat: 38.7, lng: -9.1 };
const venue = (more: object = {}) =>
  ({
    id: 'v',
    name: 'Aula',
    roles: ['venue'],
    address,
    capacity: 400,
    zone: 'Europe/Lisbon',
    ...more,
  }) as unknown as Stored<CompanyInput>;

describe('city and country', () => {
  it('are written together, as far as they are known', () => {
    expect(cityCountry(address)).toBe('Lisbon, PT');
    expect(cityCountry({ city: 'Lisbon', countryId: '' })).toBe('Lisbon');
    expect(cityCountry({ city: '', countryId: 'PT' })).toBe('PT');
    expect(cityCountry({ city: '', countryId: '' })).toBe('');
  });
  it('give the country back, and none of a city that looks like one', () => {
    for (const [summary, country] of [
      ['Lisbon, PT', 'PT'],
      ['PT', 'PT'],
      ['Lisbon', ''],
      ['ÅPT', ''],
      ['Oslo, No', ''],
    ])
      expect(countryOfSummary({ cityCountry: summary ?? '' })).toBe(country);
  });
});

it('is carried by other records with its name and place; a venue with all that a show asks of it', () => {
  expect(companySummary(venue())).toEqual({ companyId: 'v', name: 'Aula', cityCountry: 'Lisbon, PT' });
  expect(venueSummary(venue())).toEqual({
    venueId: 'v',
    name: 'Aula',
    city: 'Lisbon',
    cityCountry: 'Lisbon, PT',
    capacity: 400,
    zone: 'Europe/Lisbon',
    lat: 38.7,
    lng: -9.1,
  });
});

it('says where it is, if it is a venue', () => {
  const nowhere = { ...address, city: '' };
  expect(() => checkCompany(venue())).not.toThrow();
  expect(() => checkCompany(venue({ roles: ['promoter'], address: nowhere }))).not.toThrow();
  expect(() => checkCompany(venue({ address: nowhere }))).toThrow('required');
  expect(() => checkCompany(venue({ address: { ...address, countryId: '' } }))).toThrow('choice');
});
