import type { PublicDate } from '#shared/domains/booking/public-dates/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { webUrl } from '#shared/kernel/text/web-address.ts';
import { DATE_PARTS, type DatePart, type FieldMapping, type SiteField, TYPES_OF } from './dates-schemas.ts';

/** A public date with what its item says. */
export interface SaidDate extends PublicDate {
  readonly artist: string;
  readonly country: string;
}
type Values = Readonly<Record<string, string | boolean | null>>;
/** A date as its item shall be. */
export interface Wanted {
  /** Ours for ever: of the artist and the show. Letters and figures only. */
  readonly key: string;
  readonly slug: string;
  readonly values: Values;
  /** A hash of the values. It leaves the slug out, which stays as it was first given. */
  readonly hash: string;
}
/** Our note of an item. Without an id, its creation was begun, and nobody knows whether it ended. */
export interface Link {
  readonly key: string;
  readonly itemId?: string | undefined;
  readonly hash?: string | undefined;
}
/** An item as Webflow lists it. */
export interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly isStaged: boolean;
  readonly isLive: boolean;
}

const MAX_SLUG = 120;
const MAX_NAME = 256;
const asSlug = (value: string): string =>
  fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
/** `first-artist-2027-05-21-lisboa-3f9a0c51b2de`: unique by its end, by which an item is found again. */
export function slugOf({ artist, date, city }: Pick<SaidDate, 'artist' | 'date' | 'city'>, key: string): string {
  const words = [asSlug(artist), date, asSlug(city)].filter(Boolean).join('-').slice(0, MAX_SLUG);
  return `${words.replace(/-+$/, '')}-${key}`;
}
const keyIn = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1);

/** A day for a field of a type. Webflow keeps moments: noon in UTC is the same day nearly everywhere. */
const dayFor = (type: string, day: string | undefined): string | null =>
  day === undefined ? null : type === 'DateTime' ? `${day}T12:00:00.000Z` : day;
const PARTS: Readonly<Record<DatePart, (date: SaidDate, type: string) => string | boolean | null>> = {
  artist: ({ artist }) => artist,
  date: ({ date }, type) => dayFor(type, date),
  until: ({ until }, type) => dayFor(type, until),
  venue: ({ venue }) => venue || null,
  city: ({ city }) => city || null,
  country: ({ country }) => country || null,
  ticketUrl: ({ ticketUrl }) => (ticketUrl && webUrl(ticketUrl)?.href) || null,
  soldOut: ({ isSoldOut }, type) => {
    if (type === 'Switch') return isSoldOut === true;
    return isSoldOut ? 'true' : null;
  },
};
/** The fields of the item for a date, without its slug. An empty part empties its field. */
export function valuesOf(date: SaidDate, fields: FieldMapping): Values {
  const name = [date.artist, date.city || date.venue].filter(Boolean).join(', ').slice(0, MAX_NAME);
  const parts = DATE_PARTS.flatMap((part) => {
    const field = fields[part];
    return field ? [[field.slug, PARTS[part](date, field.type)] as const] : [];
  });
  return { name, ...Object.fromEntries(parts) };
}

export interface Plan {
  readonly create: readonly Wanted[];
  /** Items that visitors see. */
  readonly change: readonly (Wanted & { readonly id: string })[];
  /** Items that are drafts only: somebody unpublished them, or we broke off. */
  readonly revive: readonly (Wanted & { readonly id: string })[];
  readonly remove: readonly (Listed & { readonly key: string })[];
  /** Notes of items that are there no more. */
  readonly forget: readonly string[];
}

/** Compares what shall be with our notes and with what Webflow lists. An item is known by its id, else by its slug. */
export function planOf(wanted: readonly Wanted[], links: readonly Link[], listed: readonly Listed[]): Plan {
  const byId = new Map(listed.map((item) => [item.id, item]));
  const byKey = new Map(listed.map((item) => [keyIn(item.slug), item]));
  const linkOf = new Map(links.map((link) => [link.key, link]));
  const itemOf = (key: string) => byId.get(linkOf.get(key)?.itemId ?? '') ?? byKey.get(key);
  const found = wanted.map((one) => ({ one, item: itemOf(one.key), link: linkOf.get(one.key) }));
  const withItem = found.flatMap(({ one, item, link }) => (item ? [{ one: { ...one, id: item.id }, item, link }] : []));
  const isAsSent = (one: Wanted & { readonly id: string }, link?: Link) =>
    link?.itemId === one.id && link.hash === one.hash;
  const isWanted = new Set(wanted.map(({ key }) => key));
  const gone = links.filter(({ key }) => !isWanted.has(key)).map(({ key }) => ({ key, item: itemOf(key) }));
  return {
    create: found.flatMap(({ one, item }) => (item ? [] : [one])),
    change: withItem.flatMap(({ one, item, link }) => (item.isLive && !isAsSent(one, link) ? [one] : [])),
    revive: withItem.flatMap(({ one, item }) => (item.isLive ? [] : [one])),
    remove: gone.flatMap(({ key, item }) => (item ? [{ ...item, key }] : [])),
    forget: gone.flatMap(({ key, item }) => (item ? [] : [key])),
  };
}

/** Whether our notes say that all is as it shall be. Webflow need not be asked then. */
export function isSettled(wanted: readonly Wanted[], links: readonly Link[]): boolean {
  const linkOf = new Map(links.map((link) => [link.key, link]));
  return (
    links.length === wanted.length &&
    wanted.every(({ key, hash }) => linkOf.get(key)?.itemId !== undefined && linkOf.get(key)?.hash === hash)
  );
}

/** The names that agencies give such fields, without accents, spaces and signs. */
const NAMES: Readonly<Record<DatePart, string>> = {
  artist: 'artist act band artistname artiest kunstler artista',
  date: 'date eventdate showdate startdate datum fecha data when',
  until: 'until enddate lastday einddatum enddatum fechafinal datafine datafinal',
  venue: 'venue venuename location club zaal spielort veranstaltungsort sala local',
  city: 'city town stad plaats stadt ort ciudad citta cidade',
  country: 'country land pais paese',
  ticketUrl:
    'ticketlink ticketslink tickets ticketurl ticketsurl buytickets link url kaarten karten entradas biglietti',
  soldOut: 'soldout issoldout uitverkocht ausverkauft agotado esaurito esgotado',
};
const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** The fields that take a part. */
export const fieldsFor = (part: DatePart, fields: readonly SiteField[]): SiteField[] =>
  fields.filter(({ slug, type }) => slug !== 'name' && slug !== 'slug' && TYPES_OF[part].includes(type));

/** Proposes a field for each part by its name. No field takes two parts. */
export function suggestedFields(fields: readonly SiteField[]): Partial<Record<DatePart, string>> {
  const taken = new Set<string>();
  const suggestions: Partial<Record<DatePart, string>> = {};
  for (const part of DATE_PARTS) {
    const names = NAMES[part].split(' ');
    const fits = fieldsFor(part, fields).filter(({ slug }) => !taken.has(slug));
    const found = names.flatMap(
      (name) => fits.find((one) => plain(one.name) === name || plain(one.slug) === name) ?? [],
    );
    const [field] = found;
    if (!field) continue;
    suggestions[part] = field.slug;
    taken.add(field.slug);
  }
  return suggestions;
}

/** The required fields that nothing fills: Webflow would refuse each item. */
export const unfilledFields = (fields: readonly SiteField[], mapping: FieldMapping): SiteField[] => {
  const filled = new Set(['name', 'slug', ...Object.values(mapping).map(({ slug }) => slug)]);
  return fields.filter(({ slug, isRequired }) => isRequired && !filled.has(slug));
};
