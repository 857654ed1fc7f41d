import { defaultZoneOf } from '#shared/data/time-zones.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { cityCountry } from '#shared/domains/relations/company/rules.ts';
import type { Company, CompanyInput, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { call } from '#web/platform/api.ts';

interface ShortCompany extends Pick<CompanyInput, 'freeFields'> {
  readonly name: string;
  readonly roles: readonly CompanyRole[];
  readonly city: string;
  readonly countryId: string;
  readonly email?: string | undefined;
  readonly capacity?: number | undefined;
}
/** As a picker shows it. */
export const companyItem = ({ id, name, address }: Company): PickerItem => ({
  key: id,
  value: name,
  sublabel: cityCountry(address),
  defaultSelect: false,
});

/** Creates a company from its short form, and says how a picker shows it. */
export async function createCompany(short: ShortCompany): Promise<PickerItem> {
  const { name, roles, city, countryId, email, capacity, freeFields } = short;
  const zone = roles.includes('venue') ? defaultZoneOf(countryId) : undefined;
  const body = { name, roles: [...roles], address: { city, countryId }, email, capacity, zone, freeFields };
  return companyItem(await call(companyContract.routes.create, { body }));
}
