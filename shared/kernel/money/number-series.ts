import * as z from 'zod';
import { text } from '#shared/kernel/text/text.ts';
import { kindsWith } from '#shared/records.ts';

/** How documents of one kind are numbered. */
const Series = z.object({
  /** May hold {YYYY}, {YY} and {MM} of the document's date; with {YYYY} or {YY} the series begins anew each year. */
  prefix: text(20).default(''),
  /** Zeros fill a number up to so many digits; a longer one just grows. */
  digits: z.int({ error: 'integer' }).min(1).max(9).default(4),
  /** The first number of the series. It counts only until a document has one, so the series keeps no gap. */
  next: z.int({ error: 'integer' }).min(1).max(999_999_999).default(1),
});
const FIRST = { prefix: '', digits: 4, next: 1 };

/** Kinds of documents that are numbered, each in a series of its own. */
export const NUMBERED = ['invoice', ...kindsWith('agreement')] as const;
type Numbered = (typeof NUMBERED)[number];

/** A series for each kind of document, all of them at their beginning unless said. */
export const NumberSeries = z
  .record(z.enum(NUMBERED), Series)
  .default(Object.fromEntries(NUMBERED.map((kind) => [kind, FIRST])) as Record<Numbered, typeof FIRST>);
