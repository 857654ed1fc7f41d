import type * as z from 'zod';
import { defaultZoneOf } from '#shared/data/time-zones.ts';
import { isVenue } from '#shared/domains/company/rules.ts';
import { CompanyInput, type CompanyRole } from '#shared/domains/company/schemas.ts';
import { type AddressModes, addressErrors } from '#web/ui/controls/address-rules.ts';

/** A venue must say where it is: its clock comes from there. */
export const VENUE_ADDRESS: AddressModes = {
  name: 'notVisible',
  city: 'visibleMandatory',
  countryId: 'visibleMandatory',
};
export const COMPANY_ADDRESS: AddressModes = { name: 'notVisible' };

/** What the form checks before the server does, with the zone of its country where a venue names none. */
export const CompanyForm = CompanyInput.superRefine((company, ctx) => {
  if (!isVenue(company)) return;
  for (const { code, field } of addressErrors(company.address, VENUE_ADDRESS))
    ctx.addIssue({ code: 'custom', message: code, path: ['address', field ?? ''] });
}).transform((company) =>
  isVenue(company) && !company.zone ? { ...company, zone: defaultZoneOf(company.address.countryId) } : company,
);

/** Every field with its default; the name is still to be filled in. */
export const blankCompany = (roles: readonly CompanyRole[]): z.input<typeof CompanyForm> => ({
  ...CompanyInput.parse({ name: '-', roles: ['promoter'], address: {} }),
  name: '',
  roles: [...roles],
});
