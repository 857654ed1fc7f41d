import type { MailKindSpec } from './kind-spec.ts';

const guest = (no: number) =>
  ({ no, group: 'guests', readers: ['guest'], fields: ['agency', 'show', 'date', 'name'] }) as const;

/** The mails to guests about the decision on themselves. */
export const GUEST_MAILS = {
  guestApproved: guest(91),
  guestWaitlist: guest(92),
  guestDenied: guest(93),
} as const satisfies Readonly<Record<string, MailKindSpec>>;

/** The mail of each decision. */
export const GUEST_MAIL_OF = {
  approved: 'guestApproved',
  waitlist: 'guestWaitlist',
  denied: 'guestDenied',
} as const satisfies Readonly<Record<string, keyof typeof GUEST_MAILS>>;
