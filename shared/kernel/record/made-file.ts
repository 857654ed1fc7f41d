import * as z from 'zod';
import { Id } from './ids.ts';

/** A file that a worker writes, while a page waits for it. */
export const MadeFile = z.object({
  id: Id,
  state: z.enum(['running', 'ready', 'failed']),
  name: z.string(),
  /** Records that the file will have, and those that it has. */
  total: z.int(),
  done: z.int(),
  /** For a minute, once it is ready. */
  url: z.string().optional(),
  /** The reason of a failure, in the reader's language. */
  problem: z.string().optional(),
});
export type MadeFile = z.infer<typeof MadeFile>;
