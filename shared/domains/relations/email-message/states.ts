import * as z from 'zod';

/** The states from worst to best. A mail has the state of its worst address. The order is stored: append only. */
export const EMAIL_STATES = ['failed', 'bounced', 'complained', 'delayed', 'queued', 'sent', 'delivered'] as const;
export const EmailState = z.enum(EMAIL_STATES);
export type EmailState = z.infer<typeof EmailState>;
