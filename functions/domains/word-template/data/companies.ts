import { dayValue } from '#functions/platform/documents/word/values.ts';
import { countryName } from '#shared/data/countries.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import { addressLines } from '#shared/kernel/address.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** Records as templates see them; every key is one of `fieldsOf`. */
export const companyData = (company: CompanyInput, locale: Locale) => ({
  name: company.name,
  email: company.email,
  phone: company.phone,
  website: company.website,
  vatNumber: company.vatNumber,
  registerNumber: company.registerNumber,
  city: company.address.city,
  country: company.address.countryId && countryName(company.address.countryId, locale),
  capacity: company.capacity,
  address: addressLines(company.address, locale),
  notes: company.notes,
});

export const contactData = (contact: ContactFields) => ({
  name: contact.fullName,
  firstName: contact.firstName,
  lastName: contact.lastName,
  email: contact.email,
  phone: contact.phone,
  mobile: contact.mobile,
  positions: contact.positions.map(({ companyName, position }) => ({ company: companyName, position })),
  notes: contact.notes,
});

export const artistData = ({ name, genre, email, phone, website, city, notes }: ArtistInput) => ({
  name,
  genre,
  email,
  phone,
  website,
  city,
  notes,
});

export const productionData = ({
  name,
  startDate,
  endDate,
  notes,
  externalNotes,
  owner,
  artists,
}: ProductionFields) => ({
  name,
  startDate: dayValue(startDate),
  endDate: dayValue(endDate),
  notes,
  externalNotes,
  owner: owner?.name,
  artists: artists.map((artist) => artist.name),
});
