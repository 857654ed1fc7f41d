import { isAllSettled, liveInvitees } from './items.ts';
import { type Change, nextState, telling, withRequest } from './outcome.ts';

/** Ends the request when nothing is left to decide. */
export function settled(change: Change, now: string): Change {
  if (change.request.state === 'approved' || !isAllSettled(change)) return change;
  const next = withRequest(change, { state: nextState(change.request, 'settle'), approvedAt: now });
  return telling(next, { type: 'approved', inviteeIds: liveInvitees(next.request).map(({ id }) => id) });
}
