import * as z from 'zod';
import { text } from './text.ts';

/** How documents of one kind are numbered. */
const Series = z.object({
  prefix: text(10).default(''),
  /** The number the next document gets. */
  next: z.int({ error: 'integer' }).min(1).max(999_999_999).default(1),
});
const FIRST = { prefix: '', next: 1 };

/** Kinds of documents that are numbered, each in a series of its own. */
export const NUMBERED = ['invoice', 'quote', 'contract', 'purchaseAgreement'] as const;

/** A series for each kind of document, all of them at their beginning unless said. */
export const NumberSeries = z
  .record(z.enum(NUMBERED), Series)
  .default({ invoice: FIRST, quote: FIRST, contract: FIRST, purchaseAgreement: FIRST });
