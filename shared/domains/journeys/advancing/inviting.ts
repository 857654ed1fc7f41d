import { dayIn } from '#shared/kernel/time/zone.ts';
import { withInvitee } from './ending.ts';
import type { Rules } from './handlers.ts';
import { inviteeOf } from './items.ts';
import { checkReason, refuse, start, telling, withRequest } from './outcome.ts';
import { isOut } from './states.ts';

/** The acts of staff on one invitee and their link. */
export const inviting: Rules<'resend' | 'withdrawInvitee' | 'moveDeadline'> = {
  resend(aggregate, { inviteeId }, now) {
    const { request } = aggregate;
    const invitee = request.invitees.find(({ id }) => id === inviteeId);
    if (!invitee || invitee.state === 'declined' || invitee.state === 'replaced') throw refuse('advancing.notOpen');
    if (!isOut(request.state) && request.state !== 'approved') throw refuse('advancing.notOpen');
    const again = { state: invitee.openedAt ? ('opened' as const) : ('invited' as const), reason: undefined };
    const isBack = invitee.state === 'withdrawn';
    const fields = { ...(isBack ? again : {}), resentAt: now };
    const next = withInvitee(start(aggregate), inviteeId, fields);
    return telling(next, { type: 'invite', inviteeIds: [inviteeId] });
  },

  /** The answers of the person stay. */
  withdrawInvitee(aggregate, { inviteeId, reason }) {
    const { request } = aggregate;
    inviteeOf(request, inviteeId);
    if (!isOut(request.state) && request.state !== 'approved') throw refuse('advancing.notOpen');
    checkReason(reason);
    const next = withInvitee(start(aggregate), inviteeId, { state: 'withdrawn', reason });
    return telling(next, { type: 'withdrawn', inviteeIds: [inviteeId], reason });
  },

  /** Reminders follow the new deadline, and its passing is told again. */
  moveDeadline(aggregate, { deadline }, now) {
    const { request } = aggregate;
    if (request.deadline === deadline) return start(aggregate);
    if (!isOut(request.state) && request.state !== 'draft') throw refuse('advancing.notOpen');
    const isWrong = deadline < dayIn(new Date(now), request.show.zone) || deadline > request.show.date;
    if (isWrong) throw refuse('advancing.deadline', 'deadline');
    return withRequest(start(aggregate), { deadline, overdueTold: undefined });
  },
};
