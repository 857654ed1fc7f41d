import { prepareCompany } from '#functions/domains/relations/company/public/prepare.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { prepareContact } from '#functions/domains/relations/contact/public/prepare.ts';
import { contactStore, mainPosition } from '#functions/domains/relations/contact/store.ts';
import type { ObjectType, Properties } from '#functions/platform/authority/hubspot.ts';
import { countryName } from '#shared/data/countries.ts';
import { type CompanyFields, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { alsoAt } from '#shared/domains/relations/contact/rules.ts';
import { type ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import {
  cleaned,
  cleanedEmail,
  cleanedWebsite,
  domainOf,
  type Values,
} from '#shared/domains/relations/hubspot/rules.ts';
import type { SyncKind } from '#shared/domains/relations/hubspot/schemas.ts';
import { countryOf } from '#shared/domains/relations/import/country-names.ts';
import { type OurSide, ourSide } from './ours.ts';

/** A kind of record on both sides. */
export interface Synced {
  readonly kind: SyncKind;
  readonly type: ObjectType;
  readonly properties: readonly string[];
  readonly ours: OurSide;
  /** Reads the values of HubSpot as they can be stored here. Only values of a record have `company`. */
  read(properties: Properties): Values;
  /** Writes some values as HubSpot's properties. */
  written(values: Values): Properties;
  titleOf(values: Values): string;
  /** Tells whether a record of HubSpot says enough to become one here. */
  isEnough(values: Values): boolean;
  /** The properties by which HubSpot finds the same record, the stronger one first. */
  keys(values: Values): Readonly<Record<string, string>>;
}

/** The changes of some fields, under the names that our records have for them. */
const renamed = (change: Values, names: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(change).flatMap(([field, value]) => (names[field] ? [[names[field], value]] : [])));
const textOf = (properties: Properties, name: string, max: number) => cleaned(properties[name] ?? '', max);

const ADDRESS = { address: 'addressLine1', city: 'city', zip: 'postalCode', country: 'countryId' } as const;
const COMPANY = { name: 'name', website: 'website', phone: 'phone' } as const;

const company: Synced = {
  kind: 'company',
  type: 'companies',
  properties: ['name', 'domain', 'website', 'phone', 'address', 'city', 'zip', 'country'],
  ours: ourSide<CompanyFields, CompanyInput>({
    store: companyStore,
    schema: CompanyInput,
    prepare: prepareCompany,
    valuesOf: ({ name, website, phone, address }) => ({
      name,
      website,
      phone,
      address: address.addressLine1,
      city: address.city,
      zip: address.postalCode,
      country: address.countryId,
    }),
    inputOf: (before, change, _theirs, newRole) => ({
      roles: [newRole],
      ...before,
      ...renamed(change, COMPANY),
      address: { ...before?.address, ...renamed(change, ADDRESS) },
    }),
  }),
  read: (properties) => ({
    name: textOf(properties, 'name', 100),
    website: cleanedWebsite(properties.website || properties.domain || ''),
    phone: textOf(properties, 'phone', 50),
    address: textOf(properties, 'address', 100),
    city: textOf(properties, 'city', 100),
    zip: textOf(properties, 'zip', 20),
    country: countryOf(properties.country ?? '') ?? '',
  }),
  written: ({ website, country, ...same }) => ({
    ...same,
    ...(website === undefined ? {} : { website, domain: domainOf(website) }),
    ...(country === undefined ? {} : { country: country && countryName(country, 'en') }),
  }),
  titleOf: ({ name = '', website = '' }) => name || website,
  isEnough: ({ name }) => Boolean(name),
  keys: ({ name = '', website = '' }) => ({ domain: domainOf(website), name }),
};

const CONTACT = { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' } as const;
const HUBSPOT_CONTACT: Readonly<Record<string, string>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'phone',
  jobTitle: 'jobtitle',
};
/** The places of work after a change. No place is taken away. */
function positionsAfter(before: ContactFields | undefined, change: Values, theirs: Values) {
  const { jobTitle = '' } = theirs;
  const { company: companyId, jobTitle: newTitle } = change;
  const main = before && mainPosition(before);
  const titled = (before?.positions ?? []).map((place) =>
    place === main && newTitle !== undefined ? { ...place, position: newTitle } : place,
  );
  return companyId ? alsoAt(titled, { companyId, position: jobTitle, defaultSelect: false }) : titled;
}

const contact: Synced = {
  kind: 'contact',
  type: 'contacts',
  properties: Object.values(HUBSPOT_CONTACT),
  ours: ourSide<ContactFields, ContactInput>({
    store: contactStore,
    schema: ContactInput,
    prepare: prepareContact,
    companyName: (record) => mainPosition(record)?.companyName ?? '',
    valuesOf: (record) => {
      const { firstName, lastName, email, phone } = record;
      const main = mainPosition(record);
      return { firstName, lastName, email, phone, jobTitle: main?.position ?? '', company: main?.companyId ?? '' };
    },
    inputOf: (before, change, theirs) => ({
      ...before,
      ...renamed(change, CONTACT),
      positions: positionsAfter(before, change, theirs),
    }),
  }),
  read: (properties) => ({
    firstName: textOf(properties, 'firstname', 50),
    lastName: textOf(properties, 'lastname', 50),
    email: cleanedEmail(properties.email ?? ''),
    phone: textOf(properties, 'phone', 50),
    jobTitle: textOf(properties, 'jobtitle', 100),
  }),
  written: (values) =>
    Object.fromEntries(
      Object.entries(HUBSPOT_CONTACT).flatMap(([field, name]) => (field in values ? [[name, values[field]]] : [])),
    ),
  titleOf: ({ firstName = '', lastName = '', email = '' }) => [firstName, lastName].filter(Boolean).join(' ') || email,
  isEnough: ({ firstName, lastName }) => Boolean(firstName || lastName),
  keys: ({ email = '' }) => ({ email }),
};

export const syncedKinds: Readonly<Record<SyncKind, Synced>> = { company, contact };
