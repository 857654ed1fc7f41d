import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { checkFreeValues } from '#shared/domains/identity/free-field/rules.ts';
import type { FreeFieldView, FreeValue, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { AS_GIVEN, detailsOf } from '#shared/kernel/contract/issues.ts';
import { exponentOf, MAX_MINOR, type Money } from '#shared/kernel/money/money.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { email, requiredText } from '#shared/kernel/text/text.ts';
import { readTypedNumber } from '#shared/kernel/text/typed-number.ts';
import { LocalDate, LocalTime, yearOf } from '#shared/kernel/time/date.ts';
import { dateYears } from '#shared/kernel/time/date-years.ts';
import { type FieldMode, STANDARD_FIELDS, type StandardField, type Webform, type WebformInput } from './schemas.ts';
import type { Answers } from './submission.ts';

/** The texts that a page without script sends, by the names of its fields. */
type Raw = Readonly<Record<string, string>>;
type RawFree = Readonly<Record<string, string | readonly string[]>>;
/** The settings to read answers with: the agency's day, and the language of the page. */
interface Reading {
  readonly today: string;
  readonly locale: Locale;
}
type Form = Pick<Webform | WebformInput, 'modes' | 'artists' | 'currency' | 'consent'>;

/** The decimals of a free number field. */
const FREE_DIGITS = 3;
const DAY_MINUTES = 1440;
const MAX_CAPACITY = 1_000_000;
/** Builds a schema of a whole number in the language of the page: `1,200` in English, `1.200` in German. */
const whole = (locale: Locale, min: number, max: number) =>
  z
    .string()
    .transform((value) => readTypedNumber(value, tagOf(locale)) ?? Number.NaN)
    .pipe(z.int({ error: 'integer' }).min(min, { error: 'tooSmall' }).max(max, { error: 'tooBig' }));
const amount = (locale: Locale, currency: string) =>
  z
    .string()
    .transform((value) => readTypedNumber(value, tagOf(locale), exponentOf(currency)) ?? Number.NaN)
    .pipe(z.int({ error: 'invalidInput' }).min(0, { error: 'tooSmall' }).max(MAX_MINOR, { error: 'invalidInput' }))
    .transform((minor): Money => ({ minor, currency }));
const day = (today: string) => {
  const { max } = dateYears(today);
  return LocalDate.refine((date) => date >= today && yearOf(date) <= max, {
    error: 'dateRange',
    params: { min: today, max: `${max}-12-31` },
  });
};

/** Builds the schemas in the order of the page, so that problems are in that order. */
const schemasOf = ({ artists, currency }: Form, { today, locale }: Reading): Readonly<Record<string, z.ZodType>> => ({
  artistId: z.string().refine((id) => artists.some(({ artistId }) => artistId === id), { error: 'choice' }),
  kind: requiredText(100),
  date: day(today),
  startTime: LocalTime,
  setMinutes: whole(locale, 1, DAY_MINUTES),
  secondDate: day(today),
  venueName: requiredText(100),
  venueCity: requiredText(100),
  venueCountry: CountryCode,
  capacity: whole(locale, 0, MAX_CAPACITY),
  ticketPrice: amount(locale, currency),
  fee: amount(locale, currency),
  company: requiredText(100),
  contactName: requiredText(100),
  email,
  phone: requiredText(50),
  message: requiredText(2000),
});
const modeOf = ({ modes }: Form, field: string): FieldMode =>
  (STANDARD_FIELDS as readonly string[]).includes(field) ? modes[field as StandardField] : 'mandatory';

interface Read {
  readonly answers: Answers;
  readonly problems: readonly ErrorDetail[];
}

type Answer = { readonly value: unknown } | { readonly problem: ErrorDetail } | undefined;
function readOne(field: string, schema: z.ZodType, mode: FieldMode, text = ''): Answer {
  const value = text.trim();
  if (mode === 'off') return undefined;
  if (value === '')
    return mode === 'mandatory'
      ? { problem: { code: field === 'artistId' ? 'choice' : 'required', field } }
      : undefined;
  const parsed = schema.safeParse(value, AS_GIVEN);
  if (parsed.success) return { value: parsed.data };
  return { problem: { code: 'invalidInput', ...detailsOf(parsed.error)[0], field } };
}

/** Reads the answers to a form's own questions, and the problems with them, field by field. */
export function readAnswers(form: Form, raw: Raw, reading: Reading): Read {
  const answers: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  for (const [field, schema] of Object.entries(schemasOf(form, reading))) {
    const read = readOne(field, schema, modeOf(form, field), raw[field]);
    if (read && 'problem' in read) problems.push(read.problem);
    else if (read) answers[field] = read.value;
  }
  if (form.consent && !raw.consent) problems.push({ code: 'webform.consent', field: 'consent' });
  answers.artistName = form.artists.find(({ artistId }) => artistId === answers.artistId)?.name;
  return { answers: answers as Answers, problems };
}

const one = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
const many = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);

/** Converts a text of the page to the value of its field. An unreadable text stays, for the check to refuse. */
function freeValue(field: FreeFieldView, sent: string | readonly string[] | undefined, locale: Locale): FreeValue {
  const value = one(sent);
  if (field.type === 'multiChoice') return many(sent).map(Number);
  if (value === '') return null;
  if (field.type === 'yesNo') return value === 'yes' || (value === 'no' ? false : value);
  if (field.type === 'choice') return Number(value);
  if (field.type === 'number') {
    const read = readTypedNumber(value, tagOf(locale), FREE_DIGITS);
    return read === undefined ? value : read / 10 ** FREE_DIGITS;
  }
  if (field.type === 'money') {
    const parsed = amount(locale, field.currency).safeParse(value);
    return parsed.success ? parsed.data : value;
  }
  return value;
}

/** Reads the answers to the free fields of the agency. */
export function readFree(
  fields: readonly FreeFieldView[],
  raw: RawFree,
  locale: Locale,
): { readonly values: FreeValues; readonly problems: readonly ErrorDetail[] } {
  const given = Object.fromEntries(fields.map((field) => [field.id, freeValue(field, raw[field.id], locale)]));
  const { values, problems } = checkFreeValues(fields, given);
  return {
    values,
    problems: problems.map(({ field = '', ...rest }) => ({ ...rest, field: field.replace('freeFields.', 'free.') })),
  };
}

/** The types of free fields that a public page can ask for: none that lists the agency's records. */
const ASKABLE = ['text', 'multiline', 'number', 'money', 'date', 'yesNo', 'choice', 'multiChoice', 'link'] as const;
export const isAskable = ({ type }: Pick<FreeFieldView, 'type'>): boolean =>
  (ASKABLE as readonly string[]).includes(type);
