import type { Company, CompanyInput, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import { NO_ADDRESS } from '#shared/kernel/geo/no-address.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import type { AddressModes } from '#web/ui/controls/address-rules.ts';
import { pickValues } from '#web/ui/record/pick-values.ts';

/** The address fields of a venue. City and country are required, because the time zone follows from them. */
export const VENUE_ADDRESS: AddressModes = {
  name: 'notVisible',
  city: 'visibleMandatory',
  countryId: 'visibleMandatory',
};
export const COMPANY_ADDRESS: AddressModes = { name: 'notVisible' };

/** The defaults of every field; only the name is still empty. */
const BLANK: EveryField<CompanyInput> = {
  name: '',
  roles: ['promoter'],
  address: NO_ADDRESS,
  email: '',
  phone: '',
  website: '',
  registerNumber: '',
  vatNumber: '',
  debtorNumber: undefined,
  financialRisk: { level: 'unknown', comment: '' },
  capacity: undefined,
  zone: undefined,
  venueDetails: undefined,
  bank: undefined,
  paymentTermId: undefined,
  eAddress: undefined,
  buyerReference: undefined,
  vatRateId: undefined,
  culture: undefined,
  isActive: true,
  notes: '',
  statusId: undefined,
  tagIds: [],
  freeFields: undefined,
};
export const blankCompany = (roles: readonly CompanyRole[]): CompanyInput => ({ ...BLANK, roles: [...roles] });
/** Takes the fields of forms and merges from a company. */
export const valuesOf = (company: Company): CompanyInput => pickValues(BLANK, { ...BLANK, ...company });
