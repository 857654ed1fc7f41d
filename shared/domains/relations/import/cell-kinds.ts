import { COMPANY_ROLES, RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import { companyMessages } from '#shared/domains/relations/company/messages.ts';
import { ROLE_NAMES } from '#shared/domains/relations/company/names.ts';
import { SALUTATION_NAMES } from '#shared/domains/relations/contact/names.ts';
import { SALUTATIONS } from '#shared/domains/relations/contact/schemas.ts';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import {
  bareText,
  emailsIn,
  phonesIn,
  type Reader,
  readBirthday,
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

/** The hints that users can get about a cell before they fill it in. */
export const TOLD = [
  ...(['number', 'percent', 'money', 'day', 'flag', 'one', 'some', 'country', 'state', 'zone'] as const),
  ...(['color', 'link', 'fullName', 'company', 'knownCompany', 'knownContact'] as const),
] as const;
export type Told = (typeof TOLD)[number];

/** The kind of a cell: how to read it, and the hint about it. Without both, it is a text. */
export interface CellKind {
  readonly read?: Reader;
  /** The values of a cell that may hold several; each field takes one. */
  readonly split?: (text: string) => readonly string[];
  /** Whether line breaks are kept. In other cells a line break becomes a blank. */
  readonly hasLines?: true;
  readonly told?: Told;
  /** All allowed words, if the cell has a fixed list. */
  readonly words?: (locale: Locale) => readonly string[];
}

const PERCENT = 1000;
const readRate: Reader = (text) => {
  const percent = readNumber(text);
  return percent instanceof Unread ? percent : Math.round(percent * PERCENT);
};
/** Each as it is called first. */
const named =
  (names: readonly (Translated | undefined)[]) =>
  (locale: Locale): readonly string[] =>
    names.flatMap((name) => (name ? inLanguage(name, locale).split('|').slice(0, 1) : []));

export const CELLS = {
  number: { read: readNumber, told: 'number' },
  percent: { read: readRate, told: 'percent' },
  day: { read: readDay, told: 'day' },
  birthday: { read: readBirthday, told: 'day' },
  email: { split: emailsIn },
  phone: { split: phonesIn },
  code: { split: (text) => [bareText(text)] },
  lines: { hasLines: true },
  flag: { read: readFlag, told: 'flag' },
  country: { read: readCountry, told: 'country' },
  language: { read: readLanguage, told: 'one', words: () => Object.values(LOCALE_NAMES) },
  roles: { read: readRoles, told: 'some', words: named(COMPANY_ROLES.map((role) => ROLE_NAMES[role])) },
  risk: { read: readRisk, told: 'one', words: named(RISK_LEVELS.map((level) => companyMessages[`risk.${level}`])) },
  salutation: { read: readSalutation, told: 'one', words: named(SALUTATIONS.map((one) => SALUTATION_NAMES[one])) },
} satisfies Readonly<Record<string, CellKind>>;
