import * as z from 'zod';
import { Id } from '#shared/kernel/ids.ts';
import { Meta } from '#shared/kernel/record.ts';
import { RecordTarget } from '#shared/kernel/target.ts';

/** The subjects of a file. The order is stored: append only. */
export const FILE_KINDS = ['other', 'contract', 'rider', 'technical', 'press', 'travel', 'finance'] as const;
export const FileKind = z.enum(FILE_KINDS, { error: 'choice' });
export type FileKind = z.infer<typeof FileKind>;

export const FileFields = RecordTarget.extend({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  key: z.string(),
  thumbnailKey: z.string().optional(),
  recordTitle: z.string(),
  /** Of the record, where only those linked to them see it. */
  artistIds: z.array(Id).optional(),
  kind: FileKind.default('other'),
  isVisibleOutside: z.boolean().default(false),
  uploadedBy: z.string(),
  uploaderId: z.string().optional(),
  /** Files of one name on one record are versions of one thing: the first gives the line its id. */
  version: z.int().default(1),
  lineId: Id.optional(),
  /** A newer version stands in the lists. */
  isOld: z.boolean().optional(),
});
export type FileFields = z.infer<typeof FileFields>;

/** A file without its storage keys. A page fetches it by an address that is valid for a minute. */
export const File = FileFields.omit({ key: true, thumbnailKey: true, artistIds: true }).extend({
  ...Meta.shape,
  thumbnail: z.string().optional(),
  /** The reason why the file cannot be fetched: its scan is pending, or the scan found something. */
  scan: z.enum(['pending', 'rejected']).optional(),
});
export type File = z.infer<typeof File>;

/** A paper that lies elsewhere: a contract as PDF, a rider with its artist. */
export const RelatedPaper = z.object({
  kind: z.enum(['contract', 'rider', 'quote', 'purchaseAgreement']),
  id: Id,
  name: z.string(),
  recordTitle: z.string(),
});
export type RelatedPaper = z.infer<typeof RelatedPaper>;
