import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import type { ClientData } from './client-data.ts';
import type { CORRECTION_CHOICES } from './correction-fields.ts';
import type { EsignFields } from './schemas.ts';

type Choice = (typeof CORRECTION_CHOICES)[number];
type Address = CompanyFields['address'];

/** The corrected values with one choice, the last of each field. */
export const valuesFor = ({ corrections }: Pick<EsignFields, 'corrections'>, choice: Choice): ClientData =>
  Object.fromEntries(
    corrections.filter((one) => one.choice === choice && one.state !== 'refused').map((one) => [one.field, one.after]),
  );

const TOWN = /^(?<postalCode>(?=\S*\d)\S+(?: [A-Z]{2})?) (?<city>\D+)$/;
/** Reads `Weg 1, 1071 AN Amsterdam`: the street, then the town. The country stays. */
export function typedAddress(before: Address, typed: string): Address {
  const [street = '', ...rest] = typed.split(/\s*,\s*/).filter(Boolean);
  const town = rest.map((line) => TOWN.exec(line)?.groups).find(Boolean);
  if (!town) return { ...before, addressLine1: street, addressLine2: rest.join(', ').slice(0, 100) };
  const { postalCode = '', city = '' } = town;
  return { ...before, addressLine1: street, addressLine2: '', postalCode, city };
}

/** A company with the client's corrections of its own data. */
export const companyAfter = <T extends CompanyFields>(company: T, values: ClientData): T => ({
  ...company,
  name: values.companyName ?? company.name,
  address: values.address === undefined ? company.address : typedAddress(company.address, values.address),
  vatNumber: values.vatNumber ?? company.vatNumber,
  registerNumber: values.registerNumber ?? company.registerNumber,
  email: values.invoiceEmail ?? company.email,
});

/** A venue with the corrections of its name and address. */
export const venueAfter = <T extends CompanyFields>(venue: T, values: ClientData): T => ({
  ...venue,
  name: values.venueName ?? venue.name,
  address: values.venueAddress === undefined ? venue.address : typedAddress(venue.address, values.venueAddress),
});

/** A new company with the corrected data; undefined without any of them. */
export function newCompany(before: CompanyFields | undefined, values: ClientData): CompanyFields | undefined {
  const { companyName, vatNumber, address, registerNumber, invoiceEmail } = values;
  const isAny = [companyName, vatNumber, address, registerNumber, invoiceEmail].some((value) => value !== undefined);
  if (!before || !isAny) return undefined;
  const { roles, culture, isActive, financialRisk, phone, website, email, tagIds } = before;
  const { name, address: place, vatNumber: vat, registerNumber: register } = before;
  const copied = { name, address: place, vatNumber: vat, registerNumber: register, email, phone, website };
  return companyAfter(
    { ...copied, roles, ...(culture ? { culture } : {}), isActive, financialRisk, tagIds, notes: '' } as CompanyFields,
    values,
  );
}
