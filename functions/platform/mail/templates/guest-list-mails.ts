/** The mails of the links of guest lists. */
export const GUEST_LIST_MAILS = ['request', 'view', 'door', 'decided', 'cutoff'] as const;
export type GuestListMail = (typeof GUEST_LIST_MAILS)[number];

/** The texts of these mails in one language. */
export interface GuestListTexts
  extends Readonly<Record<GuestListMail, { readonly subject: string; readonly body: string }>> {
  readonly left: string;
  readonly until: string;
  readonly statuses: Readonly<Record<'requested' | 'approved' | 'waitlist' | 'denied' | 'collected', string>>;
  readonly open: string;
  readonly personal: string;
  readonly doorRemark: string;
}
