import { expect, it } from 'vitest';
import { blankCompany } from './company-form.ts';
import { CompanySchema } from './form-schemas.ts';

const company = (given: object) => CompanySchema.safeParse({ ...blankCompany(['venue']), name: 'Kanaalhal', ...given });

it('asks a venue for its city and country', () => {
  const { error } = company({});
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'address.city required',
    'address.countryId required',
  ]);
});

it('gives a venue the zone of its country, and keeps a chosen one', () => {
  const address = { city: 'Lisbon', countryId: 'PT' };
  expect(company({ address }).data?.zone).toBe('Europe/Lisbon');
  expect(company({ address, zone: 'Atlantic/Azores' }).data?.zone).toBe('Atlantic/Azores');
});

it('asks no address of others', () => {
  const { data } = company({ roles: ['promoter'] });
  expect([data?.name, data?.zone]).toEqual(['Kanaalhal', undefined]);
});
