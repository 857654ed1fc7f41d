import type { AdvancingMail } from '#functions/platform/mail/templates/advancing-texts/texts.ts';
import type { ADVANCING_MAILS } from '#shared/domains/reference/mail-text/advancing-mails.ts';

type Kind = keyof typeof ADVANCING_MAILS;
/** The mail of each kind of text. */
export const ADVANCING_MAIL_OF = {
  advancingInvite: 'invite',
  advancingNamed: 'named',
  advancingPassedOn: 'passedOn',
  advancingRemind: 'remind',
  advancingOverdue: 'overdue',
  advancingReturned: 'returned',
  advancingApproved: 'approved',
  advancingChangeAccepted: 'changeAccepted',
  advancingChangeRefused: 'changeRefused',
  advancingChangedByStaff: 'changedByStaff',
  advancingWithdrawn: 'withdrawn',
  advancingWritten: 'written',
} as const satisfies Readonly<Record<Kind, AdvancingMail>>;

/** The kind of text of a mail to an invitee. Mails to staff have none. */
export const kindOfAdvancing = (mail: AdvancingMail): Kind | undefined =>
  (Object.keys(ADVANCING_MAIL_OF) as Kind[]).find((kind) => ADVANCING_MAIL_OF[kind] === mail);
