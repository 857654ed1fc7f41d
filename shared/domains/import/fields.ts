import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/translated.ts';
import { HEADINGS } from './headings.ts';
import type { ImportArea } from './schemas.ts';
import {
  type Reader,
  readCountry,
  readDay,
  readFlag,
  readLanguage,
  readNumber,
  readRisk,
  readRoles,
  readSalutation,
  Unread,
} from './values.ts';

/** A field that a column of a file can go to. */
export interface ImportField {
  readonly id: string;
  /** By language: its name, then other headings that mean it. */
  readonly names: Translated;
  /** Where its value stands in the record's input. */
  readonly path: string;
  readonly must?: true;
  readonly read?: Reader;
}
type More = Partial<Pick<ImportField, 'path' | 'must' | 'read'>>;
const field = (id: string, names: Translated, more: More = {}): ImportField => ({ id, names, path: id, ...more });

const name = field('name', HEADINGS.name, { must: true });
const email = field('email', HEADINGS.email);
const phone = field('phone', HEADINGS.phone);
const website = field('website', HEADINGS.website);
const zone = field('zone', HEADINGS.zone);
const active = field('active', HEADINGS.active, { path: 'isActive', read: readFlag });
const notes = field('notes', HEADINGS.notes);
const at = (id: string) => ({ path: `address.${id}` });

const place: readonly ImportField[] = [
  field('addressLine1', HEADINGS.addressLine1, at('addressLine1')),
  field('addressLine2', HEADINGS.addressLine2, at('addressLine2')),
  field('postalCode', HEADINGS.postalCode, at('postalCode')),
  field('city', HEADINGS.city, at('city')),
  field('country', HEADINGS.country, { path: 'address.countryId', read: readCountry }),
  // What it means is told by its country, or mapped by hand.
  field('state', HEADINGS.state, at('stateText')),
];
const firm: readonly ImportField[] = [
  email,
  phone,
  website,
  field('vatNumber', HEADINGS.vatNumber),
  field('registerNumber', HEADINGS.registerNumber),
  field('capacity', HEADINGS.capacity, { read: readNumber }),
  zone,
  field('holder', HEADINGS.holder, { path: 'bank.holder' }),
  field('iban', HEADINGS.iban, { path: 'bank.iban' }),
  field('bic', HEADINGS.bic, { path: 'bank.bic' }),
  field('culture', HEADINGS.culture, { read: readLanguage }),
  field('risk', HEADINGS.risk, { path: 'financialRisk.level', read: readRisk }),
  field('riskComment', HEADINGS.riskComment, { path: 'financialRisk.comment' }),
  active,
  notes,
];
const PERCENT = 1000;
const readRate: Reader = (text) => {
  const percent = readNumber(text);
  return percent instanceof Unread ? percent : Math.round(percent * PERCENT);
};

export const IMPORT_FIELDS: Readonly<Record<ImportArea, readonly ImportField[]>> = {
  company: [name, field('roles', HEADINGS.roles, { read: readRoles }), ...place, ...firm],
  venue: [{ ...name, names: HEADINGS.venueName }, ...place, ...firm],
  contact: [
    field('salutation', HEADINGS.salutation, { read: readSalutation }),
    field('name', HEADINGS.fullName, { path: 'lastName' }),
    field('firstName', HEADINGS.firstName),
    field('infix', HEADINGS.infix),
    field('lastName', HEADINGS.lastName),
    email,
    field('privateEmail', HEADINGS.privateEmail),
    phone,
    field('mobile', HEADINGS.mobile),
    field('birthday', HEADINGS.birthday, { read: readDay }),
    field('company', HEADINGS.company, { path: 'positions' }),
    field('position', HEADINGS.position, { path: 'positions.0.position' }),
    field('language', HEADINGS.language, { path: 'culture', read: readLanguage }),
    active,
    notes,
  ],
  artist: [
    { ...name, names: HEADINGS.artistName },
    field('genre', HEADINGS.genre),
    email,
    phone,
    website,
    field('city', HEADINGS.homeTown),
    zone,
    field('commission', HEADINGS.commission, { path: 'commissionRate', read: readRate }),
    field('color', HEADINGS.color, { path: 'hexColor' }),
    active,
    notes,
  ],
};

/** What a field is called in a language. */
export const fieldName = ({ names }: ImportField, locale: Locale): string =>
  inLanguage(names, locale).split('|')[0] ?? '';
