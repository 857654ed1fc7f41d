import { expire } from './ending.ts';
import type { Rule, Rules } from './handlers.ts';
import { alsoChange, type Change, change, type EsignEvent } from './outcome.ts';
import type { Participant } from './parts.ts';
import { dueReminders, isClocked, sealAlarmTime, warningTime } from './reminders.ts';
import { isPast, mailTo, noticeTo, toAll, withParticipant } from './turn.ts';

/** Reminds and warns one participant, and tells the sender about a passed deadline. The door stays open. */
function clocked(before: Change, one: Participant, by: EsignEvent['by'], now: string): Change {
  const { document } = before;
  const reminders = dueReminders(document, one, now);
  const isWarned = !one.warnedAt && isPast(warningTime(document, one), now);
  const isReminded = reminders > one.reminders && !isWarned;
  const isOverdue = !one.overdueTold && isPast(one.deadlineAt, now);
  const changes: Partial<Participant> = {
    reminders: Math.max(reminders, one.reminders),
    ...(isReminded ? { remindedAt: now } : {}),
    ...(isWarned ? { warnedAt: now } : {}),
    ...(isOverdue ? { overdueTold: now } : {}),
  };
  const event = (type: EsignEvent['type'], data?: EsignEvent['data']): EsignEvent => ({
    type,
    at: now,
    by,
    participantId: one.id,
    ...(data ? { data } : {}),
  });
  const events = [
    ...(isReminded ? [event('reminded')] : []),
    ...(isWarned ? [event('reminded', { isWarning: true })] : []),
    ...(isOverdue ? [event('deadlinePassed')] : []),
  ];
  if (events.length === 0) return before;
  const messages = [
    ...mailTo(isWarned ? 'esignExpiring' : 'esignRemind', isWarned || isReminded ? toAll([one]) : []),
    ...(isOverdue ? [noticeTo('deadlinePassed', { name: one.people[0]?.name ?? '' })] : []),
  ];
  return alsoChange(before, { participants: withParticipant(document, one.id, changes) }, events, messages);
}

/** The job's look at a document. Several missed looks have the effect of one. */
const tick: Rule<'tick'> = (document, { by }, now) => {
  if (document.state === 'outForSignature' && isPast(document.expiresAt, now))
    return expire(document, { type: 'expire', by }, now);
  if (isPast(sealAlarmTime(document), now))
    return change(document, { sealAlarmAt: now }, [], [noticeTo('esignSealDelayed')]);
  return document.participants
    .filter((one) => isClocked(document, one))
    .reduce((before, one) => clocked(before, one, by, now), change(document, {}));
};

export const reminding: Rules<'tick'> = { tick };
