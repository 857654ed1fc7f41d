import { defaultZoneOf } from '#shared/data/time-zones.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressErrors } from '#web/ui/controls/address-errors.ts';
import { VENUE_ADDRESS } from './company-form.ts';

/** Fetched with zod when a form has something to check; a venue that names no zone gets that of its country. */
export const CompanySchema = CompanyInput.superRefine((company, ctx) => {
  if (!isVenue(company)) return;
  for (const { code, field } of addressErrors(company.address, VENUE_ADDRESS))
    ctx.addIssue({ code: 'custom', message: code, path: ['address', field ?? ''] });
}).transform((company) =>
  isVenue(company) && !company.zone ? { ...company, zone: defaultZoneOf(company.address.countryId) } : company,
);
