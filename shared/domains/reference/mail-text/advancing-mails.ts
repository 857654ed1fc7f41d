import type { MailKindSpec } from './kind-spec.ts';

const ALWAYS = ['agency', 'sender', 'show', 'date', 'deadline'] as const;
const invitee = <const F extends readonly string[]>(no: number, ...more: F) =>
  ({ no, group: 'advancing', readers: ['invitee'], fields: [...ALWAYS, ...more] }) as const;

/** The mails to people who answer before a show. `name` is the person who writes or takes over. */
export const ADVANCING_MAILS = {
  advancingInvite: invitee(61),
  advancingNamed: invitee(62, 'from'),
  advancingPassedOn: invitee(63, 'name'),
  advancingRemind: invitee(64, 'count'),
  advancingOverdue: invitee(65, 'count'),
  advancingReturned: invitee(66),
  advancingApproved: invitee(67),
  advancingChangeAccepted: invitee(68),
  advancingChangeRefused: invitee(69),
  advancingChangedByStaff: invitee(70),
  advancingWithdrawn: invitee(71),
  advancingWritten: invitee(72, 'name'),
} as const satisfies Readonly<Record<string, MailKindSpec>>;
