import type { Rules } from './handlers.ts';
import { inviteeOf, liveInvitees } from './items.ts';
import { CLOSE_DAYS, FORWARDS_MAX, MAX_INVITEES } from './limits.ts';
import { type Change, checkReason, nextState, refuse, start, telling, withRequest } from './outcome.ts';
import type { Invitee, RequestFields } from './schemas.ts';
import { isOut } from './states.ts';

const DAY_MS = 86_400_000;

export const withInvitee = (change: Change, id: string, fields: Partial<Invitee>): Change =>
  withRequest(change, {
    invitees: change.request.invitees.map((one) => (one.id === id ? { ...one, ...fields } : one)),
  });

/** Returns the instant from which an answered request is read-only. */
export const closesAt = (endsAt: string): string => new Date(Date.parse(endsAt) + CLOSE_DAYS * DAY_MS).toISOString();

/** Whether a person may name another one in their place. A request has room for so many people. */
export const mayForward = ({ invitees }: Pick<RequestFields, 'invitees'>, { forwards = 0 }: Invitee): boolean =>
  forwards < FORWARDS_MAX && invitees.length < 2 * MAX_INVITEES;

export const ending: Rules<'decline' | 'forward' | 'withdraw' | 'close'> = {
  decline(aggregate, { inviteeId, reason, by }, now) {
    const { request } = aggregate;
    inviteeOf(request, inviteeId);
    if (!isOut(request.state)) throw refuse('advancing.notOpen');
    checkReason(reason);
    const declined = withInvitee(start(aggregate), inviteeId, { state: 'declined', reason });
    const isLast = liveInvitees(declined.request).length === 0;
    const next = isLast
      ? withRequest(declined, { state: nextState(request, 'decline'), ended: { by, at: now, reason } })
      : declined;
    return telling(next, { type: 'declined', inviteeIds: [inviteeId], reason });
  },

  forward(aggregate, { inviteeId, person, reason, isStaff }) {
    const { request } = aggregate;
    const old = inviteeOf(request, inviteeId);
    if (!isOut(request.state)) throw refuse('advancing.notOpen');
    checkReason(reason);
    if (!mayForward(request, old)) throw refuse('advancing.forwardsUsed');
    if (isStaff) throw refuse('advancing.staffAddress', 'person.email');
    const isKnown = liveInvitees(request).some(({ email }) => email.toLowerCase() === person.email.toLowerCase());
    if (isKnown) throw refuse('advancing.sameAddress', 'person.email');
    const next: Invitee = {
      ...person,
      locale: old.locale,
      sections: old.sections,
      state: 'invited',
      forwards: (old.forwards ?? 0) + 1,
    };
    const replaced = withInvitee(start(aggregate), inviteeId, { state: 'replaced', reason, replacedBy: person.id });
    const invitees = [...replaced.request.invitees, next];
    return telling(withRequest(replaced, { invitees }), {
      type: 'forwarded',
      inviteeIds: [inviteeId, person.id],
      reason,
    });
  },

  withdraw(aggregate, { reason, by }, now) {
    const { request } = aggregate;
    if (request.state === 'withdrawn') return start(aggregate);
    checkReason(reason);
    const state = nextState(request, 'withdraw');
    const wasSent = request.state !== 'draft';
    const ended = withRequest(start(aggregate), { state, ended: { by, at: now, reason } });
    const inviteeIds = liveInvitees(request).map(({ id }) => id);
    return wasSent ? telling(ended, { type: 'withdrawn', inviteeIds, reason }) : ended;
  },

  close(aggregate, { by }, now) {
    const { request } = aggregate;
    if (request.state === 'closed') return start(aggregate);
    const state = nextState(request, 'close');
    if (now < closesAt(request.show.endsAt)) return start(aggregate);
    return withRequest(start(aggregate), { state, ended: { by, at: now, reason: '' } });
  },
};
