import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';

/** What the page of every link says of its sender and its reader. */
export const SeenLink = z.object({
  agency: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  locale: Locale,
  /** Whether staff look in. They change nothing. */
  isPreview: z.boolean(),
});
