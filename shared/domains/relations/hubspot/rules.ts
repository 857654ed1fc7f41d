import { EMAIL, FORBIDDEN_CHARACTERS, fold, writable } from '#shared/kernel/text/text.ts';
import { isWebAddress, webUrl } from '#shared/kernel/text/web-address.ts';
import type { Direction, SyncKind } from './schemas.ts';

/** The fields of a record that both sides have, as texts. Empty: no value. */
export type Values = Readonly<Record<string, string>>;
/** The values of both sides when they last agreed. They may differ in form: a phone number is written in two ways. */
export interface Base {
  readonly ours: Values;
  readonly theirs: Values;
}
export const NO_BASE: Base = { ours: {}, theirs: {} };

export interface Merge {
  /** Values that only HubSpot changed. */
  readonly toUs: Values;
  /** Values that only we changed. */
  readonly toThem: Values;
  /** Fields that both sides changed to different values: ours stays. */
  readonly conflicts: readonly string[];
  /** Fields that both sides changed to the same value. */
  readonly agreed: readonly string[];
}

export const pulls = (direction: Direction): boolean => direction === 'fromHubSpot' || direction === 'both';
export const pushes = (direction: Direction): boolean => direction === 'toHubSpot' || direction === 'both';

type Side = 'none' | 'toUs' | 'toThem' | 'conflict' | 'agreed';
function sideOf(field: string, base: Base, ours: string, theirs: string): Side {
  const isOurs = ours !== (base.ours[field] ?? '');
  const isTheirs = theirs !== (base.theirs[field] ?? '');
  if (isOurs && isTheirs) return ours === theirs ? 'agreed' : 'conflict';
  if (isOurs) return 'toThem';
  return isTheirs ? 'toUs' : 'none';
}

/**
 * Merges a record field by field. Records that meet for the first time have an empty base: an empty field takes the
 * value of the other side, and two different values are a conflict.
 */
export function mergeOf(base: Base, ours: Values, theirs: Values): Merge {
  const sides = Object.keys(ours).map((field) => ({
    field,
    side: sideOf(field, base, ours[field] ?? '', theirs[field] ?? ''),
  }));
  const fieldsOf = (wanted: Side) => sides.filter(({ side }) => side === wanted).map(({ field }) => field);
  const taken = (wanted: Side, from: Values): Values =>
    Object.fromEntries(fieldsOf(wanted).map((field) => [field, from[field] ?? '']));
  return {
    toUs: taken('toUs', theirs),
    toThem: taken('toThem', ours),
    conflicts: fieldsOf('conflict'),
    agreed: fieldsOf('agreed'),
  };
}

/** The base after a merge: the fields that were brought together have the values that both sides have now. */
export function settled(base: Base, fields: readonly string[], ours: Values, theirs: Values): Base {
  const over = (before: Values, now: Values): Values => ({
    ...before,
    ...Object.fromEntries(fields.map((field) => [field, now[field] ?? ''])),
  });
  return fields.length > 0 ? { ours: over(base.ours, ours), theirs: over(base.theirs, theirs) } : base;
}

const FORBIDDEN = new RegExp(FORBIDDEN_CHARACTERS, 'gi');
/** A text of HubSpot as it can be stored here. */
export const cleaned = (value: string, max: number): string =>
  writable(value).replace(FORBIDDEN, '').trim().slice(0, max).trim();
const EMAIL_MAX = 254;
export const cleanedEmail = (value: string): string => {
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? email : '';
};
const WEBSITE_MAX = 200;
export const cleanedWebsite = (value: string): string => {
  const website = cleaned(value, WEBSITE_MAX + 1);
  return website.length <= WEBSITE_MAX && isWebAddress(website) ? website : '';
};

/** `https://www.Example.com/a` -> `example.com` */
export const domainOf = (website: string): string => webUrl(website)?.hostname.replace(/^www\./, '') ?? '';

/** The keys by which records are found to be the same, the stronger one first. */
export function matchKeys(kind: SyncKind, values: Values): readonly string[] {
  const { email = '', website = '', name = '' } = values;
  if (kind === 'contact') return email ? [`email ${email.toLowerCase()}`] : [];
  const [domain, folded] = [domainOf(website), fold(name)];
  return [...(domain ? [`domain ${domain}`] : []), ...(folded ? [`name ${folded}`] : [])];
}

/** Finds the same records by their keys. A weaker key counts only if the stronger one finds nothing. */
export class MatchIndex<T> {
  readonly #byKey = new Map<string, T[]>();
  readonly #kind: SyncKind;
  constructor(kind: SyncKind) {
    this.#kind = kind;
  }
  add(values: Values, record: T): void {
    for (const key of matchKeys(this.#kind, values)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), record]);
  }
  find(values: Values): readonly T[] {
    const found = matchKeys(this.#kind, values).map((key) => this.#byKey.get(key) ?? []);
    return found.find((records) => records.length > 0) ?? [];
  }
}
