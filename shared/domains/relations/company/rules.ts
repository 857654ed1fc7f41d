import { approvalMachine } from '#shared/kernel/access/approval.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { CompanyInput, CompanySummary, VenueSummary } from './schemas.ts';

export const companyMachine = approvalMachine('company');

/** `Lisbon, PT`: city and country as pickers and cards show them. */
export const cityCountry = ({ city, countryId }: Pick<Address, 'city' | 'countryId'>): string =>
  [city, countryId].filter(Boolean).join(', ');

/** The country of a card's `cityCountry`; '' for none. */
export const countryOfSummary = ({ cityCountry }: Pick<CompanySummary, 'cityCountry'>): string =>
  /(?:^|, )([A-Z]{2})$/.exec(cityCountry)?.[1] ?? '';

export const companySummary = (company: Stored<CompanyInput>): CompanySummary => ({
  companyId: company.id,
  name: company.name,
  cityCountry: cityCountry(company.address),
});

export const isVenue = (company: Pick<CompanyInput, 'roles'>): boolean => company.roles.includes('venue');

export function venueSummary(company: Stored<CompanyInput>): VenueSummary {
  const { capacity, zone, address } = company;
  const { lat, lng, city } = address;
  const { id: venueId, name } = company;
  return { venueId, name, city, cityCountry: cityCountry(address), zone, capacity, lat, lng };
}

/** A venue must say where it is: its time zone decides what a show's clock means. */
export function checkCompany(company: CompanyInput): void {
  if (!isVenue(company)) return;
  if (!company.address.city) throw new AppError('required', { field: 'address.city' });
  if (!company.address.countryId) throw new AppError('choice', { field: 'address.countryId' });
}
