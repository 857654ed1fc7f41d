import * as z from 'zod';
import { Address } from '#shared/kernel/geo/address.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { FILE_NAME_MAX } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate, LocalTime } from '#shared/kernel/time/date.ts';
import type { QuestionKind } from './kinds.ts';
import { LONG_ANSWER_MAX, MAX_ANSWER_FILES, MAX_CHOICES, MAX_PERSONS, MAX_TIMES, TEXT_ANSWER_MAX } from './limits.ts';
import { PartKey } from './schemas.ts';

const NUMBER_MAX = 1_000_000_000;

/** A person that an outsider names. It reaches the agency's contacts by a decision only. */
const Person = z.strictObject({
  name: requiredText(100),
  role: text(100).default(''),
  phone: text(50).default(''),
  email: z.union([z.literal(''), email]).default(''),
});
export type Person = z.infer<typeof Person>;
const TimeLine = z.strictObject({ label: requiredText(100), start: LocalTime, end: LocalTime.optional() });
export type TimeLine = z.infer<typeof TimeLine>;
export const AnswerFile = z.strictObject({ fileId: Id, name: requiredText(FILE_NAME_MAX) });

/** The schema of an answer, by the kind of its question. An answer is never empty: an empty field has none. */
export const ANSWERS = {
  text: requiredText(TEXT_ANSWER_MAX),
  longText: requiredText(LONG_ANSWER_MAX),
  number: z.number().min(-NUMBER_MAX).max(NUMBER_MAX),
  money: Money,
  date: LocalDate,
  time: LocalTime,
  choice: PartKey,
  multi: z.array(PartKey).min(1).max(MAX_CHOICES),
  yesNo: z.boolean(),
  contact: Person,
  address: Address.strict(),
  timetable: z.array(TimeLine).min(1).max(MAX_TIMES),
  persons: z.array(Person).min(1).max(MAX_PERSONS),
  file: z.array(AnswerFile).min(1).max(MAX_ANSWER_FILES),
} as const satisfies Record<QuestionKind, z.ZodType>;
export type AnswerOf<K extends QuestionKind> = z.infer<(typeof ANSWERS)[K]>;

/**
 * An answer of any kind. Which one is right depends on the question: see `checkedAnswer`. Its objects know their fields
 * alone, so each value finds its own kind.
 */
export const AnswerValue = z.union([
  text(LONG_ANSWER_MAX),
  z.number(),
  z.boolean(),
  ANSWERS.money,
  ANSWERS.multi,
  ANSWERS.contact,
  ANSWERS.timetable,
  ANSWERS.persons,
  ANSWERS.file,
  ANSWERS.address,
]);
export type AnswerValue = z.infer<typeof AnswerValue>;
