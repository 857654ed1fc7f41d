import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';

/** The sender and the reader, as the page of every link names them. */
export const SeenLink = z.object({
  agency: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  locale: Locale,
  /** Whether staff look in. They change nothing. */
  isPreview: z.boolean(),
});
