import { addDays, dateOf, type LocalDateTime } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { clockText, zoneLines } from './zone-text.ts';

/*
 * Writes iCalendar (RFC 5545) as text, without side effects. We do not use the library for it. The library formats each
 * date through a date object, and has fixed time zone rules from its release. Our rules are those of the runtime.
 */
export interface IcsEvent {
  readonly uid: string;
  readonly sequence: number;
  /** The last change in ISO form, so that the same content gives the same text. */
  readonly changedAt: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
  readonly isAllDay: boolean;
  /** The time zone. Without one, the times follow the reader's own clock. */
  readonly zone?: string | undefined;
  /** The time zone of the end, if it differs. */
  readonly endZone?: string | undefined;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly geo?: { readonly lat: number; readonly lng: number };
  readonly url?: string;
  readonly categories?: readonly string[];
  /** Whether the time stays free in the reader's calendar. */
  readonly isFree?: boolean;
  readonly alarmMinutes?: number | undefined;
}
export interface IcsCalendar {
  readonly name: string;
  readonly language: string;
  readonly events: readonly IcsEvent[];
}

/** The most octets of a line without its line break (RFC 5545 section 3.1). */
const MAX_OCTETS = 75;
/** Counts the octets of a UTF-16 unit. The first unit of a pair counts for both. */
function octetsOf(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  if (unit < 0xd800 || unit > 0xdfff) return 3;
  return unit < 0xdc00 ? 4 : 0;
}

/** The length up to which a line cannot have too many octets, whatever its characters. */
const SURELY_SHORT = Math.floor(MAX_OCTETS / 3);
/** Characters of one octet each. Most lines have only these, and are short. */
const ASCII = /^[ -~]*$/;
/** Folds a long line between characters. Each line but the first begins with a space, which counts. */
export function fold(line: string): string {
  if (line.length <= SURELY_SHORT || (line.length <= MAX_OCTETS && ASCII.test(line))) return line;
  let [out, from, octets] = ['', 0, 0];
  for (let i = 0; i < line.length; i++) {
    const size = octetsOf(line.charCodeAt(i));
    if (octets + size > MAX_OCTETS) {
      out += `${line.slice(from, i)}\r\n `;
      [from, octets] = [i, 1];
    }
    octets += size;
  }
  return out + line.slice(from);
}

/** The control characters that a calendar text may not contain: all but tab and line feed. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const NOTHING_TO_ESCAPE = /^[^\\;,\p{Cc}]*$/u;
export const escapeText = (text: string): string => (NOTHING_TO_ESCAPE.test(text) ? text : escaped(text));

const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const dayText = (local: LocalDateTime): string => local.slice(0, 4) + local.slice(5, 7) + local.slice(8, 10);
const instantText = (iso: string): string => `${clockText(iso.slice(0, 16)).slice(0, -2)}${iso.slice(17, 19)}Z`;

const line = (name: string, value: string): string => `${fold(`${name}:${value}`)}\r\n`;
const optional = (name: string, value: string | undefined): string => (value ? line(name, escapeText(value)) : '');

function timeText({ start, end, isAllDay, zone, endZone = zone }: IcsEvent): string {
  if (isAllDay)
    return `DTSTART;VALUE=DATE:${dayText(start)}\r\nDTEND;VALUE=DATE:${dayText(addDays(dateOf(end), 1))}\r\n`;
  const at = (name: string | undefined) => (name ? `;TZID=${name}` : '');
  const isLater = zone && endZone && zone !== endZone ? instantOf(end, endZone) > instantOf(start, zone) : end > start;
  // An end at the start is no end (RFC 5545 section 3.8.2.2).
  return `DTSTART${at(zone)}:${clockText(start)}\r\n${isLater ? `DTEND${at(endZone)}:${clockText(end)}\r\n` : ''}`;
}

const alarmText = ({ alarmMinutes, summary }: IcsEvent): string =>
  alarmMinutes === undefined
    ? ''
    : `BEGIN:VALARM\r\nACTION:DISPLAY\r\n${line('DESCRIPTION', escapeText(summary))}TRIGGER:-PT${alarmMinutes}M\r\nEND:VALARM\r\n`;

/** Builds the text of an event in one string. A list of lines takes three times as long for a thousand events. */
function eventText(event: IcsEvent): string {
  const { uid, sequence, changedAt, status, isFree, geo, url, categories = [] } = event;
  const stamp = instantText(changedAt);
  const head = `BEGIN:VEVENT\r\n${line('UID', uid)}SEQUENCE:${sequence}\r\nDTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\n`;
  const state = `STATUS:${status}\r\nTRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}\r\n`;
  const words =
    line('SUMMARY', escapeText(event.summary)) +
    optional('DESCRIPTION', event.description) +
    optional('LOCATION', event.location);
  const rest =
    (geo ? `GEO:${geo.lat};${geo.lng}\r\n` : '') +
    (url ? line('URL', url) : '') +
    (categories.length > 0 ? line('CATEGORIES', categories.map(escapeText).join(',')) : '');
  return `${head}${timeText(event)}${state}${words}${rest}${alarmText(event)}END:VEVENT\r\n`;
}

/** Finds the first use of each time zone in the calendar. */
function zonesOf(events: readonly IcsEvent[]): ReadonlyMap<string, LocalDateTime> {
  const zones = new Map<string, LocalDateTime>();
  const use = (zone: string, from: LocalDateTime) => {
    const first = zones.get(zone);
    if (first === undefined || from < first) zones.set(zone, from);
  };
  for (const { zone, endZone, start, end, isAllDay } of events) {
    if (!zone || isAllDay) continue;
    use(zone, start);
    if (endZone) use(endZone, end);
  }
  return zones;
}

/** The interval at which calendar programs refresh (RFC 7986, and its older name). */
const REFRESH = 'PT1H';

export function icsText({ name, language, events }: IcsCalendar): string {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Backline//Calendar feed//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...[...zonesOf(events)].flatMap(([zone, from]) => zoneLines(zone, from)),
  ];
  const text = head.map((one) => `${fold(one)}\r\n`).join('');
  return `${text}${events.map(eventText).join('')}END:VCALENDAR\r\n`;
}
