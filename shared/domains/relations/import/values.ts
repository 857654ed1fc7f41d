import { COMPANY_ROLES, RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import { companyMessages } from '#shared/domains/relations/company/messages.ts';
import { ROLE_NAMES } from '#shared/domains/relations/company/names.ts';
import { SALUTATION_NAMES } from '#shared/domains/relations/contact/names.ts';
import { SALUTATIONS } from '#shared/domains/relations/contact/schemas.ts';
import { untamed } from '#shared/kernel/text/formula.ts';
import { kinOf, LOCALE_NAMES, LOCALES, type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { countryOf } from './country-names.ts';
import { type DayOrder, readDate } from './days.ts';

/** A cell that says nothing the field understands, with the reason. */
export class Unread {
  constructor(readonly code: string) {}
}
/** How a file is read. */
export interface Reading {
  readonly dayOrder: DayOrder;
  readonly thisYear: number;
}
export type Reader = (text: string, reading: Reading) => unknown;

/** Signs that show nothing, and blanks of other kinds: copies from web pages and address books are full of them. */
const UNSEEN = /[\u200b\u2060\ufeff\u00ad]/g;
const BLANKS = /[\u00a0\u2007\u202f\u3000]/g;
/** As it was before one of our own exports, and as people see it. */
export const cellText = (cell: string): string =>
  untamed(cell.replace(UNSEEN, '').replace(BLANKS, ' ').trim()).normalize('NFC').trim();
/** Marks of direction and joiners, which belong to texts but to no number or address. */
export const bareText = (text: string): string => text.replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();

const SEVERAL = /\s*(?::::|[;\r\n])\s*/;
/** Several values of one cell, as Google's exports and people write them. */
const partsOf = (text: string): string[] => text.split(SEVERAL).filter(Boolean);
const ADDRESS = /[^\s<>;,:"()]+@[^\s<>;,:"()?]+/g;
/** The addresses within a link or behind a name, `Anna <anna@a.example>`; else the text, to be refused as it is. */
export const emailsIn = (text: string): string[] => bareText(text).match(ADDRESS) ?? [bareText(text)];
export const phonesIn = (text: string): string[] => partsOf(bareText(text)).map((part) => part.replace(/^tel:/i, ''));

/** Groups of three with a mark between them, of which no first one begins with 0, then perhaps decimals after the other mark. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
/** `1.250`, `1,250`, `1 250` are all twelve hundred and fifty; a last group of other than three figures are decimals. */
export function readNumber(text: string): number | Unread {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/%$/, '');
  const [, whole, , decimals = '0'] = GROUPED.exec(plain) ?? [];
  const figures = whole ? `${whole.replace(/[.,]/g, '')}.${decimals}` : plain.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(figures) ? Number(figures) : new Unread('import.number');
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** As spreadsheets in our languages say it, without accents. */
const YES = wordsIn(
  '1 x true yes y active ja j waar actief wahr aktiv si s vero attivo verdadero activo sim verdadeiro ativo',
);
const NO = wordsIn('0 false no n inactive nee onwaar inactief nein falsch inaktiv falso inattivo inactivo nao inativo');
export function readFlag(text: string): boolean | Unread {
  const word = fold(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new Unread('choice');
}

export const readCountry = (text: string): string | Unread => countryOf(text) ?? new Unread('import.country');

const rolesByName = new Map(
  COMPANY_ROLES.flatMap((role) =>
    [role, ...Object.values(ROLE_NAMES[role])].map((name) => [fold(name), role] as const),
  ),
);
export function readRoles(text: string): string[] | Unread {
  const roles = text.split(/[,;/|]/).map((name) => rolesByName.get(fold(name)));
  return roles.every((role) => role !== undefined) ? [...new Set(roles)] : new Unread('choice');
}

let languages: ReadonlyMap<string, Locale> | undefined;
/** Each of our languages by its own name and by its name in the others. */
function languagesByName(): ReadonlyMap<string, Locale> {
  languages ??= new Map(
    LOCALES.flatMap((reader) => {
      const names = new Intl.DisplayNames(tagOf(reader), { type: 'language' });
      return LOCALES.flatMap((one) =>
        [names.of(one) ?? one, LOCALE_NAMES[one]].map((name) => [fold(name), one] as const),
      );
    }),
  );
  return languages;
}
export function readLanguage(text: string): string {
  const word = fold(text).replace('_', '-');
  return languagesByName().get(word) ?? kinOf(word)[0] ?? word.slice(0, 2);
}

/** Two figures may mean a year this far ahead. */
const YEARS_AHEAD = 20;
const dayUpTo =
  (yearsAhead: number): Reader =>
  (text, { dayOrder, thisYear }) =>
    readDate(text, { order: dayOrder, lastYear: thisYear + yearsAhead }) ?? new Unread('import.date');
export const readDay = dayUpTo(YEARS_AHEAD);
export const readBirthday = dayUpTo(0);

/** One of our own words, by itself or as one of our languages says it. */
function oneNamed<T extends string>(words: readonly T[], namesOf: (word: T) => readonly string[]): Reader {
  const plain = (text: string) => fold(text).replace(/[.\s]/g, '');
  const known = new Map(words.flatMap((word) => [word, ...namesOf(word)].map((name) => [plain(name), word] as const)));
  return (text) => known.get(plain(text)) ?? new Unread('choice');
}
export const readRisk = oneNamed(RISK_LEVELS, (level) => Object.values(companyMessages[`risk.${level}`] ?? {}));
export const readSalutation = oneNamed(SALUTATIONS, (one) =>
  Object.values(SALUTATION_NAMES[one]).flatMap((names) => names.split('|')),
);
