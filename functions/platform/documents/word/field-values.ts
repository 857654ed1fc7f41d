import type { Money } from '#shared/kernel/money/money.ts';
import { type Fields, fieldsIn, type PlainType, referenceName, referenceNames } from '#shared/kernel/record/fields.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';
import { flagText } from '../../excel/common-columns.ts';
import { dayValue, money } from './values.ts';

const PRINTED: Readonly<Record<PlainType, (value: unknown, locale: Locale) => unknown>> = {
  text: (value) => value,
  number: (value) => value,
  money: (value) => {
    const { minor, currency } = value as Money;
    return money(minor, currency);
  },
  day: (value) => dayValue(value as string),
  moment: (value) => ({ date: dayValue(dateOf(value as string)), time: timeOf(value as string) }),
  flag: (value, locale) => flagText(value === true, locale),
  reference: (value) => referenceName(value as Parameters<typeof referenceName>[0]),
  references: (value) => referenceNames(value as Parameters<typeof referenceNames>[0]),
};

/** Returns the values of a record's plain fields for a document: those that `plainMergeFields` names. */
export const plainValues = (fields: Fields, record: object, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    fieldsIn(fields, 'word').map(({ name, type, word }) => {
      const value = record[name as keyof typeof record] as unknown;
      return [word, value === undefined || value === '' ? undefined : PRINTED[type](value, locale)];
    }),
  );
