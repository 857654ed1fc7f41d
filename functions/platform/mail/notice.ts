import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { type Days, dateWords, daysText } from '#shared/kernel/time/days-text.ts';

export interface NoticeContact {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** A mail as plain data: its content, not its look. Templates make a notice, the layout draws it. */
export interface Notice {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value, such as the address to sign in with. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Digits or a password to type over, shown large. */
  readonly code?: string;
  /** A text as a QR code, inside the mail. The text itself stands below. */
  readonly qr?: { readonly text: string; readonly alt: string };
  readonly rows?: readonly NoticeRow[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Small print below the button. */
  readonly remarks?: readonly string[];
  /** The link by which the reader unsubscribes from this kind of notice. */
  readonly stop?: { readonly label: string; readonly href: string };
  /** The contact for questions. */
  readonly contact?: NoticeContact;
}

export interface NoticeRow {
  readonly title: string;
  readonly detail: string;
  /** The reason why the row is urgent, `2 days left`. */
  readonly mark?: string;
  readonly href?: string;
}

/** Fills `{name}` placeholders in one pass, so a value that looks like a placeholder stays text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `Tuesday 4 August 2026`, for a plain calendar day. */
export const longDay = (locale: Locale, day: string): string => longDays(locale, { date: day });
/** Writes the days of something that may last several. */
export const longDays = (locale: Locale, days: Days): string =>
  daysText(new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'full', timeZone: 'UTC' }), days);

/** Writes day, time and zone of an instant in the reader's zone. */
export function moment(locale: Locale, instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  });
  return dateWords(format, format.format(new Date(instant)));
}
