import type * as z from 'zod';
import {
  ANSWERS,
  type AnswerValue,
  type Person,
  type TimeLine,
} from '#shared/domains/journeys/advancing-template/answers.ts';
import type { QuestionKind } from '#shared/domains/journeys/advancing-template/kinds.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { daysText } from '#shared/kernel/time/days-text.ts';

interface Words {
  readonly locale: Locale;
  readonly choices: Question['choices'];
  readonly yes: string;
  readonly no: string;
}
type Writer = (value: unknown, words: Words) => string;

const personText = ({ name, role, phone, email }: Person): string =>
  [name, role, phone, email].filter(Boolean).join(', ');
const timeText = ({ label, start, end }: TimeLine): string => `${end ? `${start}–${end}` : start} ${label}`;
const chosen = (keys: readonly string[], { choices, locale }: Words): string =>
  choices
    .filter(({ key }) => keys.includes(key))
    .map(({ label, labels }) => ownText(label, labels, locale))
    .join(', ');
const dayText = (date: string, { locale }: Words): string =>
  daysText(new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }), { date });

/** A value that is none of its kind has no text. */
const by =
  <S extends z.ZodType>(schema: S, write: (value: z.output<S>, words: Words) => string): Writer =>
  (value, words) => {
    const { success, data } = schema.safeParse(value);
    return success ? write(data, words) : '';
  };

const WRITERS: Readonly<Record<QuestionKind, Writer>> = {
  text: by(ANSWERS.text, (text) => text),
  longText: by(ANSWERS.longText, (text) => text),
  number: by(ANSWERS.number, (number, { locale }) => new Intl.NumberFormat(tagOf(locale)).format(number)),
  money: by(ANSWERS.money, (money, { locale }) => moneyText(money, locale)),
  date: by(ANSWERS.date, dayText),
  time: by(ANSWERS.time, (time) => time),
  choice: by(ANSWERS.choice, (key, words) => chosen([key], words)),
  multi: by(ANSWERS.multi, chosen),
  yesNo: by(ANSWERS.yesNo, (isYes, { yes, no }) => (isYes ? yes : no)),
  contact: by(ANSWERS.contact, personText),
  address: by(ANSWERS.address, (address, { locale }) => addressLines(address, locale).join(', ')),
  timetable: by(ANSWERS.timetable, (lines) => lines.map(timeText).join('; ')),
  persons: by(ANSWERS.persons, (people) => people.map(personText).join('; ')),
  file: by(ANSWERS.file, (files) => files.map(({ name }) => name).join(', ')),
};

/** Writes an answer in a reader's language. */
export const valueText = (
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
  value: AnswerValue,
  words: Omit<Words, 'choices'>,
): string => WRITERS[kind](value, { ...words, choices });
