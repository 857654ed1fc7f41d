import * as z from 'zod';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { Author } from './schemas.ts';

/** The most bytes of files that a request holds (outsiders section 4). */
export const REQUEST_BYTES_MAX = 2_147_483_648;

/** A file that a person outside has sent for a question. An answer names it by its id. */
export const RequestFile = z.object({
  id: Id,
  /** The key of the question. */
  key: PartKey,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** The keys of the object in storage, and of the upload that it was. */
  object: z.string(),
  upload: z.string(),
  by: Author,
  at: Instant,
  /** Whether an answer has named it. It then stays, and others who are asked may read it. */
  isProvided: z.boolean().optional(),
  /** The file of the show that approval has made of it. */
  showFileId: Id.optional(),
});
export type RequestFile = z.infer<typeof RequestFile>;

export const FileAddress = z.object({ url: z.string(), name: z.string() });
