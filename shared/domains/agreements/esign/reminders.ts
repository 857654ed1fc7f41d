import { inWorkingHours } from '#shared/kernel/time/working-hours.ts';
import { DAY_MS, later, MINUTE_MS } from './instants.ts';
import { EXPIRY_WARNING_DAYS, SEAL_ALARM_MINUTES } from './limits.ts';
import type { Document } from './outcome.ts';
import type { Participant } from './parts.ts';
import { isInvited } from './states.ts';
import { isTurn } from './turn.ts';

const zoneOf = ({ zone }: Document, { people }: Participant): string => people[0]?.zone ?? zone;

/** The instants at which a participant is reminded: working hours in the own zone, and before the expiry. */
export function reminderTimes(document: Document, participant: Participant): readonly string[] {
  const { isOn, firstDays, everyDays, max } = document.reminders;
  const { invitedAt } = participant;
  if (!isOn || !invitedAt) return [];
  return Array.from({ length: max }, (_, i) => later(invitedAt, (firstDays + i * everyDays) * DAY_MS))
    .map((at) => inWorkingHours(at, zoneOf(document, participant)))
    .filter((at) => !document.expiresAt || at < document.expiresAt);
}

/**
 * The instant of the expiry warning. There is none for a participant who was invited later, nor if no working hour is
 * left before the expiry.
 */
export function warningTime(document: Document, participant: Participant): string | undefined {
  const { expiresAt } = document;
  if (!expiresAt || !participant.invitedAt) return undefined;
  const at = later(expiresAt, -EXPIRY_WARNING_DAYS * DAY_MS);
  if (at <= participant.invitedAt) return undefined;
  const moved = inWorkingHours(at, zoneOf(document, participant));
  return moved < expiresAt ? moved : undefined;
}

/** Whether the clock concerns a participant: only in their turn, and never during a hold. */
export const isClocked = (document: Document, one: Participant): boolean =>
  document.state === 'outForSignature' && !document.hold && isInvited(one) && isTurn(document, one);

/** Counts the reminders that are due. Missed runs make one mail, so the count says where to continue. */
export const dueReminders = (document: Document, participant: Participant, now: string): number =>
  reminderTimes(document, participant).filter((at) => at <= now).length;

export const sealAlarmTime = ({ state, completingAt, sealAlarmAt }: Document): string | undefined =>
  state === 'completing' && completingAt && !sealAlarmAt
    ? later(completingAt, SEAL_ALARM_MINUTES * MINUTE_MS)
    : undefined;

function timesOf(document: Document, one: Participant): (string | undefined)[] {
  if (!isClocked(document, one)) return [];
  const warning = one.warnedAt ? undefined : warningTime(document, one);
  const deadline = one.overdueTold ? undefined : one.deadlineAt;
  return [reminderTimes(document, one)[one.reminders], warning, deadline];
}

/** The instant at which the job must look at a document next; undefined: never. */
export function nextDue(document: Document): string | undefined {
  const expiry = document.state === 'outForSignature' ? document.expiresAt : undefined;
  const times = document.participants.flatMap((one) => timesOf(document, one));
  return [...times, expiry, sealAlarmTime(document)].filter((at) => at !== undefined && at !== null).sort()[0];
}
