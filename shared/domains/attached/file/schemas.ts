import * as z from 'zod';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { words } from '#shared/kernel/values/words.ts';

/** The subjects of a file. The order is stored: append only. */
export const FILE_KINDS = words('other contract rider technical press travel finance mandate selfBilling');
export const FileKind = z.enum(FILE_KINDS, { error: 'choice' });
export type FileKind = z.infer<typeof FileKind>;

export const FileFields = RecordSubject.extend({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  key: z.string(),
  thumbnailKey: z.string().optional(),
  recordTitle: z.string(),
  /** The artists of the record, if only users linked to them may see the file. */
  artistIds: z.array(Id).optional(),
  kind: FileKind.default('other'),
  isVisibleOutside: z.boolean().default(false),
  uploadedBy: z.string(),
  uploaderId: z.string().optional(),
  /** The version. Files of one name on one record are versions; the first one gives the line its id. */
  version: z.int().default(1),
  lineId: Id.optional(),
  /** Whether lists show a newer version instead. */
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

/** An agreement stored elsewhere: a contract as PDF, or a rider of an artist. */
export const RelatedAgreement = z.object({
  kind: z.enum([...AGREEMENT_KINDS, 'rider']),
  id: Id,
  name: z.string(),
  recordTitle: z.string(),
});
export type RelatedAgreement = z.infer<typeof RelatedAgreement>;
