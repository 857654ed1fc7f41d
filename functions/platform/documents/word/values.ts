import { withoutUnknown } from '#shared/kernel/text/formula.ts';
import type { Days } from '#shared/kernel/time/days-text.ts';
import type { Formats } from '../format.ts';
import type { Print } from './grammar.ts';

/** Values that know how they are written; all other values are texts, numbers, lists or objects of fields. */
export const money = (minor: number, currency: string) => ({ minor, currency });
export const dayValue = (day: string) => ({ day });
/** All days of a show, so that `{date}` names them all. */
export const daysValue = ({ date: day, lastDate }: Days) => ({ day, ...(lastDate ? { lastDate } : {}) });
export const percentValue = (rate: number) => ({ rate });

type Shaped = Partial<Record<'minor' | 'rate', number> & Record<'currency' | 'day' | 'lastDate', string>>;
const shaped = (value: unknown): Shaped => (typeof value === 'object' && value !== null ? (value as Shaped) : {});

function plain(value: unknown, formats: Formats): string {
  const { minor, currency, day, lastDate, rate } = shaped(value);
  if (minor !== undefined && currency !== undefined) return formats.money(minor, currency);
  if (day !== undefined) return day && formats.days({ date: day, lastDate });
  if (rate !== undefined) return formats.percent(rate);
  if (Array.isArray(value)) return value.map((item) => plain(item, formats)).join(', ');
  return typeof value === 'number' ? formats.number(value) : typeof value === 'string' ? value : '';
}

const title = (text: string): string => text.replace(/(^|\s)(\p{Ll})/gu, (found) => found.toUpperCase());

/** Formats that need no language of their own but that of the document. */
export const FORMATS: Readonly<Record<string, (value: unknown, formats: Formats) => string>> = {
  money: plain,
  number: plain,
  percent: plain,
  date: plain,
  dateLong: (value, formats) => {
    const { day, lastDate } = shaped(value);
    return day ? formats.longDays({ date: day, lastDate }) : plain(value, formats);
  },
  upper: (value, formats) => plain(value, formats).toUpperCase(),
  lower: (value, formats) => plain(value, formats).toLowerCase(),
  title: (value, formats) => title(plain(value, formats)),
  lines: (value, formats) =>
    Array.isArray(value) ? value.map((item) => plain(item, formats)).join('\n') : plain(value, formats),
  join: plain,
};

export const isFormat = (name: string): boolean => Object.hasOwn(FORMATS, name);

export const printer =
  (formats: Formats): Print =>
  (value, format) =>
    withoutUnknown(
      (format !== undefined && isFormat(format) ? FORMATS[format] : undefined)?.(value, formats) ??
        plain(value, formats),
    );
