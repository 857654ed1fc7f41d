import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { CELLS, type CellKind } from './cell-kinds.ts';
import { HEADINGS } from './headings.ts';
import type { ImportKind } from './schemas.ts';

/** A field that a column of a file can go to. */
export interface ImportField extends CellKind {
  readonly id: string;
  /** The names by language: its own name, then other headings that mean it. */
  readonly names: Translated;
  /** Headings of other programs' exports that mean it, in the same form. */
  readonly exported?: string;
  /** The path of its value in the record's input. */
  readonly path: string;
  /** The field that takes the second value of a cell, unless another cell of the row sets it. */
  readonly next?: string;
  /** Whether a column must map to it, or to another such field, because it names the record. */
  readonly must?: true;
  /** Whether a row without it is refused, by the choice of the agency. */
  readonly isMandatory?: boolean;
}
type More = CellKind & Partial<Pick<ImportField, 'path' | 'must' | 'next'>>;
const field = (id: string, names: Translated, more: More = {}): ImportField => ({ id, names, path: id, ...more });

const name = field('name', HEADINGS.name, { must: true });
const email = field('email', HEADINGS.email, CELLS.email);
const phone = field('phone', HEADINGS.phone, CELLS.phone);
const website = field('website', HEADINGS.website, { told: 'link' });
const zone = field('zone', HEADINGS.zone, { told: 'zone' });
const active = field('active', HEADINGS.active, { path: 'isActive', ...CELLS.flag });
const notes = field('notes', HEADINGS.notes, CELLS.lines);
const at = (id: string) => ({ path: `address.${id}` });

const place: readonly ImportField[] = [
  field('addressLine1', HEADINGS.addressLine1, at('addressLine1')),
  field('addressLine2', HEADINGS.addressLine2, at('addressLine2')),
  field('postalCode', HEADINGS.postalCode, { ...at('postalCode'), ...CELLS.code }),
  field('city', HEADINGS.city, at('city')),
  field('country', HEADINGS.country, { path: 'address.countryId', ...CELLS.country }),
  // The country decides its meaning, or the user maps it by hand.
  field('state', HEADINGS.state, { ...at('stateText'), told: 'state' }),
];
const firm: readonly ImportField[] = [
  email,
  phone,
  website,
  field('vatNumber', HEADINGS.vatNumber, CELLS.code),
  field('registerNumber', HEADINGS.registerNumber, CELLS.code),
  field('capacity', HEADINGS.capacity, CELLS.number),
  zone,
  field('holder', HEADINGS.holder, { path: 'bank.holder' }),
  field('iban', HEADINGS.iban, { path: 'bank.iban', ...CELLS.code }),
  field('bic', HEADINGS.bic, { path: 'bank.bic', ...CELLS.code }),
  field('culture', HEADINGS.culture, CELLS.language),
  field('risk', HEADINGS.risk, { path: 'financialRisk.level', ...CELLS.risk }),
  field('riskComment', HEADINGS.riskComment, { path: 'financialRisk.comment' }),
  active,
  notes,
];
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  company: [name, field('roles', HEADINGS.roles, CELLS.roles), ...place, ...firm],
  venue: [{ ...name, names: HEADINGS.venueName }, ...place, ...firm],
  contact: [
    field('salutation', HEADINGS.salutation, CELLS.salutation),
    field('name', HEADINGS.fullName, { path: 'lastName', must: true, told: 'fullName' }),
    field('firstName', HEADINGS.firstName, { must: true }),
    field('infix', HEADINGS.infix),
    field('lastName', HEADINGS.lastName, { must: true }),
    { ...email, next: 'privateEmail' },
    field('privateEmail', HEADINGS.privateEmail, CELLS.email),
    { ...phone, next: 'mobile' },
    field('mobile', HEADINGS.mobile, { ...CELLS.phone, next: 'phone' }),
    field('birthday', HEADINGS.birthday, CELLS.birthday),
    field('company', HEADINGS.company, { path: 'positions', told: 'company' }),
    field('position', HEADINGS.position, { path: 'positions.0.position' }),
    field('language', HEADINGS.language, { path: 'culture', ...CELLS.language }),
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
    field('commission', HEADINGS.commission, { path: 'commissionRate', ...CELLS.percent }),
    field('color', HEADINGS.color, { path: 'hexColor', told: 'color' }),
    active,
    notes,
  ],
};

/** Returns the name of a field in a language. */
export const fieldName = ({ names }: ImportField, locale: Locale): string =>
  inLanguage(names, locale).split('|')[0] ?? '';
