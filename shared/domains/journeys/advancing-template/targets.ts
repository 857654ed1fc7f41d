import { TIMETABLE_KINDS } from '#shared/domains/booking/timetable/schemas.ts';
import type { FreeType } from '#shared/domains/identity/free-field/schemas.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import type { QuestionKind } from './kinds.ts';

/** The fields of a show that an answer may fill, by the kind of their question. */
const SHOW_FIELDS = {
  capacity: 'number',
  description: 'text',
  billing: 'text',
  externalNotes: 'longText',
} as const satisfies Record<string, QuestionKind>;
export type ShowTarget = keyof typeof SHOW_FIELDS;

/** The fields of a venue that an answer may propose. Staff decide about each one. */
const VENUE_FIELDS = {
  capacity: 'number',
  phone: 'text',
  website: 'text',
  address: 'address',
} as const satisfies Record<string, QuestionKind>;
export type VenueTarget = keyof typeof VENUE_FIELDS;

/** The events of a day that have a time of their own. The show's time belongs to the show. */
export const TIME_TARGETS = TIMETABLE_KINDS.filter((kind) => kind !== 'showTime' && kind !== 'other');

/** The custom fields that a question may fill, by their type. */
const FREE_KINDS: Readonly<Partial<Record<FreeType, QuestionKind>>> = {
  text: 'text',
  multiline: 'longText',
  number: 'number',
  money: 'money',
  date: 'date',
  yesNo: 'yesNo',
};
export const kindOfFree = (type: FreeType): QuestionKind | undefined => FREE_KINDS[type];

/** No target: the answer stays on the request. */
export const NO_TARGET = '';
const FREE = 'free.';
export const freeTarget = (id: string): string => `${FREE}${id}`;
/** Returns the id of the custom field that a target names. */
export const freeFieldOf = (target: string): string | undefined =>
  target.startsWith(FREE) && isId(target.slice(FREE.length)) ? target.slice(FREE.length) : undefined;

const named = (group: string, fields: Readonly<Record<string, QuestionKind>>): [string, QuestionKind][] =>
  Object.entries(fields).map(([field, kind]) => [`${group}.${field}`, kind]);
/** The targets that every agency has, with the kind that fits. */
const FIXED: ReadonlyMap<string, QuestionKind> = new Map<string, QuestionKind>([
  ...named('show', SHOW_FIELDS),
  ...named('venue', VENUE_FIELDS),
  ...TIME_TARGETS.map((kind): [string, QuestionKind] => [`timetable.${kind}`, 'time']),
  ['timetable.all', 'timetable'],
]);

/** Lists the targets of a question's kind, besides custom fields. */
export const targetsOf = (kind: QuestionKind): string[] =>
  [...FIXED].filter(([, fits]) => fits === kind).map(([target]) => target);

/** Whether a question of the kind may fill the target. The server checks custom fields with the agency's list. */
export const fitsTarget = (kind: QuestionKind, target: string): boolean =>
  target === NO_TARGET || FIXED.get(target) === kind || freeFieldOf(target) !== undefined;
