import { type Appointment, type Look, lookOf, nameOf } from './appointment.ts';
import { MIN_DAY } from './geometry.ts';
import type { Bar } from './layout.ts';

/** The text in the bar, and the grey text that continues over the free days behind it. */
export type Label = { text: string; spill: string };

/** Advance widths of Inter 600 at 10.5 px, by kind of letter. */
const NARROW = 3.3;
const SMALL = 6.1;
const CAPITAL = 7.6;
const WIDE = 9.4;

function letterWidth(letter: string): number {
  if (/[iljtfrI1.,:;'’| ()[\]-]/.test(letter)) return NARROW;
  if (/[mwMW@]/.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : SMALL;
}

export const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Cutting here spares one clip per bar: hundreds of rounded clips cost more than the text. */
export function cutTo(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let room = width - textWidth('.');
  const letters: string[] = [];
  for (const letter of text) {
    room -= letterWidth(letter);
    if (room < 0) break;
    letters.push(letter);
  }
  return letters.length ? `${letters.join('').trimEnd()}…` : '';
}

/** Padding on both sides, edge or rank tab included, in px. */
const TRIM: Record<Look, number> = { confirmed: 9, option: 15, request: 10, off: 12, travel: 9, cancelled: 9 };
/** The width of the moon in px: a name must leave it free, a code may touch it. */
const MOON = 7;
/** The most days of grey text. On a single free day, only a whole name is shown. */
const MAX_SPILL_DAYS = 3;

export function labelOf(bar: Pick<Bar, 'item' | 'from' | 'to' | 'free' | 'night'>, dayWidth: number): Label {
  const name = nameOf(bar.item);
  if (dayWidth < MIN_DAY) return strokeLabel(bar, name, dayWidth);
  const internal = (bar.to - bar.from + 1) * dayWidth - TRIM[lookOf(bar.item)];
  if (textWidth(name) <= internal - (bar.night ? MOON : 0)) return { text: name, spill: '' };
  const code = codeOf(bar.item);
  if (!code) return { text: cutTo(name, internal), spill: '' };
  const beside = Math.min(bar.free, MAX_SPILL_DAYS) * dayWidth - 8;
  const whole = textWidth(name) <= beside;
  return { text: code, spill: whole || bar.free > 1 ? cutTo(name, beside) : '' };
}

/** The most px of a name beside a stroke in the year view. */
const MAX_STROKE_SPILL = 72;

/** Labels a stroke, which has no room for text: the town of a show follows it if enough days are free. */
function strokeLabel({ item, free }: Pick<Bar, 'item' | 'free'>, name: string, dayWidth: number): Label {
  const beside = Math.min(free * dayWidth - 6, MAX_STROKE_SPILL);
  return { text: '', spill: item.kind === 'show' && textWidth(name) <= beside ? name : '' };
}

const codeOf = ({ kind, placeCode }: Appointment) => (kind === 'show' ? placeCode : undefined);
