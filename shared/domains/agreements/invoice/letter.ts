import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';

/** The proposed mail for an invoice. The address is empty if none is known. */
export const InvoiceLetter = z.object({
  recipient: z.object({ name: z.string(), email: z.string() }),
  locale: Locale,
  subject: z.string(),
  message: z.string(),
});
export type InvoiceLetter = z.infer<typeof InvoiceLetter>;
