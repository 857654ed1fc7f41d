import * as z from 'zod';
import { text } from './text.ts';

/** How documents of one kind are numbered. */
const Series = z.object({
  prefix: text(10).default(''),
  /** The number the next document gets. */
  next: z.int({ error: 'integer' }).min(1).max(999_999_999).default(1),
});
const FIRST = { prefix: '', next: 1 };

/** A series for each kind of document, all of them at their beginning unless said. */
export const numberSeries = <const K extends string>(kinds: readonly K[]) =>
  z
    .record(z.enum(kinds), Series)
    .default(Object.fromEntries(kinds.map((kind) => [kind, FIRST])) as Record<K, z.infer<typeof Series>>);
