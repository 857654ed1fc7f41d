import { alpha2Of, COUNTRY_CODES, isCountry } from '#shared/data/countries.ts';
import { COMPANY_ROLES, RISK_LEVELS } from '#shared/domains/company/kinds.ts';
import { companyMessages } from '#shared/domains/company/messages.ts';
import { ROLE_NAMES } from '#shared/domains/company/names.ts';
import { SALUTATION_NAMES } from '#shared/domains/contact/names.ts';
import { SALUTATIONS } from '#shared/domains/contact/schemas.ts';
import { isLocalDate } from '#shared/kernel/date.ts';
import { untamed } from '#shared/kernel/formula.ts';
import { kinOf, LOCALE_NAMES, LOCALES, type Locale, tagOf } from '#shared/kernel/locale.ts';
import { fold } from '#shared/kernel/text.ts';

/** A cell that says nothing the field understands, with the reason. */
export class Unread {
  constructor(readonly code: string) {}
}
export type Reader = (text: string) => unknown;

/** As it was before one of our own exports. */
export const cellText = (cell: string): string => untamed(cell).trim();

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

let countries: ReadonlyMap<string, string> | undefined;
/** Every country by its name in each language; made once, when it is first asked for. */
function countriesByName(): ReadonlyMap<string, string> {
  countries ??= new Map(
    LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' });
      return COUNTRY_CODES.map((code): [string, string] => [fold(names.of(code) ?? code), code]);
    }),
  );
  return countries;
}
/** As people say it where Unicode's names are others. */
const SAID: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};
export function readCountry(text: string): string | Unread {
  const code = text.toUpperCase();
  if (isCountry(code)) return code;
  return alpha2Of(code) ?? SAID[fold(text)] ?? countriesByName().get(fold(text)) ?? new Unread('import.country');
}

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

const DAY = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/;
const CLOCK = /[T ]\d{1,2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})?$/;
/** `2026-12-31`, or `31-12-2026` with any of the usual marks; a clock behind it is let go. */
export const readDay: Reader = (text) => {
  const said = text.replace(CLOCK, '');
  const [, day = '', month = '', year = ''] = DAY.exec(said) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : said;
  return isLocalDate(date) ? date : new Unread('date');
};

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
