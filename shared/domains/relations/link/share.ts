import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { SHARED_FILES_MAX } from './schemas.ts';
import { ZIP_STATES } from './share-rules.ts';
import { SeenLink } from './view.ts';

/* Files that staff share by one link, and what its reader sees of them. */

/** The most downloads that may end a link. */
const DOWNLOADS_MAX = 1000;
export const SHARE_MESSAGE_MAX = 2000;

/** A new link. Without an address, the answer has the link to pass on. */
export const ShareInput = RecordSubject.extend({
  fileIds: z.array(Id).min(1).max(SHARED_FILES_MAX),
  /** Left empty, the name of the only file, else that of the record. */
  title: text(100).default(''),
  name: requiredText(100),
  email: optionalEmail,
  locale: Locale,
  message: text(SHARE_MESSAGE_MAX).default(''),
  /** Last day on which the link works. */
  expiresOn: LocalDate.optional(),
  /** Whether the reader types a code that is mailed to the address. */
  needsCode: z.boolean().default(false),
  maxDownloads: z.int().min(1).max(DOWNLOADS_MAX).optional(),
  isNewest: z.boolean().default(false),
});
export type ShareInput = z.infer<typeof ShareInput>;

const SeenFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** When this version was added. */
  createdAt: z.string(),
  /** The reason why the file cannot be fetched: its scan is pending, or the scan found something. */
  scan: z.enum(['pending', 'rejected']).optional(),
});
export type SeenFile = z.infer<typeof SeenFile>;

/** The opened link of shared files. */
export const SeenShare = z.object({
  ...SeenLink.shape,
  title: z.string(),
  expiresAt: z.string(),
  files: z.array(SeenFile),
  /** The downloads that are left; without it, no number ends the link. */
  left: z.int().optional(),
  /** All files as one ZIP. `isMailed`: an email tells the recipient when it is ready. */
  zip: z.object({ state: z.enum(ZIP_STATES), problem: z.string().optional(), isMailed: z.boolean() }),
});
export type SeenShare = z.infer<typeof SeenShare>;
