import { addDays, at, type Instant } from '#shared/kernel/time/date.ts';
import { inWorkingHours } from '#shared/kernel/time/working-hours.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { closesAt, ending } from './ending.ts';
import type { Rules } from './handlers.ts';
import { liveInvitees } from './items.ts';
import { REMINDERS } from './limits.ts';
import { type Change, start, telling, withRequest } from './outcome.ts';
import type { Invitee, RequestHead } from './schemas.ts';
import { isOut } from './states.ts';
import { sidesToTell, tellAt } from './thread.ts';

const DAY_MS = 86_400_000;

/** The instants of the reminders: in working hours at the show, and none after its start. */
function reminderTimes({ reminds, sentAt, show }: RequestHead): Instant[] {
  if (!reminds || !sentAt) return [];
  const { firstDays, everyDays, max } = REMINDERS;
  return Array.from({ length: max }, (_, i) => Date.parse(sentAt) + (firstDays + i * everyDays) * DAY_MS)
    .map((ms) => inWorkingHours(new Date(ms).toISOString(), show.zone))
    .filter((instant) => instant < show.startsAt);
}

/** The end of the last day on which answers are in time. */
export const overdueAt = ({ deadline, show }: Pick<RequestHead, 'deadline' | 'show'>): Instant =>
  instantOf(at(addDays(deadline, 1), '00:00'), show.zone);

/** The invitees who owe answers. */
const waitedFor = (request: RequestHead): Invitee[] =>
  isOut(request.state) ? liveInvitees(request).filter(({ submittedAt }) => !submittedAt) : [];

const tellsOverdue = (request: RequestHead): boolean =>
  request.reminds && !request.overdueTold && overdueAt(request) < request.show.startsAt;
const closes = ({ state }: RequestHead): boolean => state === 'submitted' || state === 'approved';

/** The instant at which the job must look at a request next; undefined: never. */
export function nextDue(request: RequestHead): Instant | undefined {
  const isWaiting = waitedFor(request).length > 0;
  const dates = [
    tellAt(request),
    closes(request) ? closesAt(request.show.endsAt) : undefined,
    isWaiting ? reminderTimes(request)[request.reminders ?? 0] : undefined,
    isWaiting && tellsOverdue(request) ? overdueAt(request) : undefined,
  ];
  return dates.filter((one) => one !== undefined).sort()[0];
}

/** Tells each side of the messages that came since it was last told. */
function withMessagesTold(change: Change, now: Instant): Change {
  const { sides, told } = sidesToTell(change.request, now);
  if (sides.length === 0) return change;
  const next = withRequest(change, told);
  return telling(next, ...sides.map((to) => ({ type: 'written' as const, to })));
}

export const reminding: Rules<'tick'> = {
  /** The job's look at a request. Missed runs have the effect of one. */
  tick(aggregate, { by }, now) {
    const { request } = aggregate;
    if (closes(request)) return withMessagesTold(ending.close(aggregate, { type: 'close', by }, now), now);
    const begun = withMessagesTold(start(aggregate), now);
    const people = waitedFor(request);
    if (people.length === 0 || now >= request.show.startsAt) return begun;
    const reminders = reminderTimes(request).filter((one) => one <= now).length;
    const isReminded = reminders > (request.reminders ?? 0);
    const isOverdue = tellsOverdue(request) && overdueAt(request) <= now;
    if (!isReminded && !isOverdue) return begun;
    const next = withRequest(begun, { reminders, ...(isOverdue ? { overdueTold: now } : {}) });
    const inviteeIds = people.map(({ id }) => id);
    return telling(
      next,
      ...(isReminded ? [{ type: 'remind' as const, inviteeIds }] : []),
      ...(isOverdue ? [{ type: 'overdue' as const }] : []),
    );
  },
};
