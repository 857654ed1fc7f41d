import * as z from 'zod';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { OUTCOMES } from './schemas.ts';

/** The parts of a public date that a field of a collection can take. Name and slug are always filled. */
export const DATE_PARTS = [
  ...(['artist', 'date', 'until', 'venue', 'city', 'country'] as const),
  ...(['ticketUrl', 'soldOut'] as const),
] as const;
export type DatePart = (typeof DATE_PARTS)[number];

/** The types of fields at Webflow that take each part. */
const [TEXT, DAY] = [['PlainText'], ['DateTime', 'PlainText']];
export const TYPES_OF: Readonly<Record<DatePart, readonly string[]>> = {
  artist: TEXT,
  date: DAY,
  until: DAY,
  venue: TEXT,
  city: TEXT,
  country: TEXT,
  ticketUrl: ['Link', 'PlainText'],
  soldOut: ['Switch', 'PlainText'],
};

/** An id of Webflow: 24 hexadecimal figures. */
export const WebflowId = z.string().regex(/^[0-9a-f]{24}$/i, { error: 'choice' });
const MappedField = z.object({ slug: z.string(), type: z.string() });
/** The field at Webflow for each part that has one. */
export const FieldMapping = z.partialRecord(z.enum(DATE_PARTS), MappedField);
export type FieldMapping = z.infer<typeof FieldMapping>;

export const Named = z.object({ id: z.string(), name: z.string() });
/** The collection that the public dates are published to. */
export const Target = z.object({ site: Named, collection: Named, fields: FieldMapping });
export type Target = z.infer<typeof Target>;

const FIELD_MAX = 256;
export const TargetInput = z.object({
  siteId: WebflowId,
  collectionId: WebflowId,
  /** The slug of the field for each part. Empty: the part is not published. */
  fields: z.partialRecord(z.enum(DATE_PARTS), text(FIELD_MAX)).default({}),
  rev: RevInput,
});
export type TargetInput = z.infer<typeof TargetInput>;

/** A field of a collection. Its `type` is Webflow's word. */
export const SiteField = z.object({ slug: z.string(), name: z.string(), type: z.string(), isRequired: z.boolean() });
export type SiteField = z.infer<typeof SiteField>;
export const CollectionFields = z.object({
  fields: z.array(SiteField),
  /** The slugs that the names of the fields suggest. */
  suggested: z.partialRecord(z.enum(DATE_PARTS), z.string()),
});
export type CollectionFields = z.infer<typeof CollectionFields>;

export const DatesReport = z.object({
  at: Instant,
  outcome: z.enum(OUTCOMES),
  /** Whether more is left for the next run. */
  isPartial: z.boolean(),
  made: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** The names of items that Webflow refused, some of them at most. */
  refused: z.array(z.string()),
});
export type DatesReport = z.infer<typeof DatesReport>;

export const ShownDates = z.object({
  rev: z.int(),
  /** Whether a token is stored, without which nothing can be chosen. */
  isConnected: z.boolean(),
  target: Target.optional(),
  /** The items at Webflow that are ours. */
  items: z.int(),
  last: DatesReport.optional(),
});
export type ShownDates = z.infer<typeof ShownDates>;
