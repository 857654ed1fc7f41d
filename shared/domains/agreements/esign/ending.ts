import { dayIn } from '#shared/kernel/time/zone.ts';
import { isUnchanged } from './blockers.ts';
import type { Command } from './commands.ts';
import { releaseAll } from './declining.ts';
import type { Rule, Rules } from './handlers.ts';
import { DAY_MS, later } from './instants.ts';
import { EXPIRY_DAYS_MAX, MANUAL_BYTES_MAX, MANUAL_FILES_MAX, MANUAL_TYPES } from './limits.ts';
import {
  type Change,
  change,
  type Document,
  type EsignEvent,
  effect,
  nextState,
  refuse,
  unchanged,
} from './outcome.ts';
import type { Participant } from './parts.ts';
import { isInvited } from './states.ts';
import { inviteNext, isCurrent, isPast, isTurn, linksOf, mailTo, noticeTo, toAll, withinExpiry } from './turn.ts';

export const expire: Rule<'expire'> = (document, { by }, now) => {
  if (document.state !== 'outForSignature' || !isPast(document.expiresAt, now)) return unchanged(document);
  const state = nextState(document, 'expire');
  const told = document.participants.filter((one) => isInvited(one) || one.state === 'done');
  const ending = { at: now, byName: by.name };
  return change(
    document,
    { state, ending },
    [{ type: 'expired', at: now, by }],
    [...mailTo('esignExpired', toAll(told)), noticeTo('esignExpired'), ...effect(document, 'expired')],
  );
};

/** A deadline that has passed meanwhile begins again. */
function renewed(document: Document, one: Participant, now: string): Participant {
  if (!isInvited(one)) return one;
  const { warnedAt, overdueTold, ...rest } = one;
  const isKept = one.deadlineAt && one.deadlineAt > now;
  const deadline = isKept ? one.deadlineAt : later(now, one.deadlineDays * DAY_MS);
  return { ...rest, ...(deadline ? { deadlineAt: withinExpiry(document, deadline) } : {}) };
}

/** Sets a new expiry, or none. Given signatures count on; whose turn it is gets a new link. */
const extend: Rule<'extend'> = (document, { expiresAt, hashes, by }, now) => {
  const state = nextState(document, 'extend');
  if (expiresAt !== null && expiresAt <= now) throw refuse('esign.dateInPast', 'expiresAt');
  if (expiresAt !== null && expiresAt > later(now, EXPIRY_DAYS_MAX * DAY_MS))
    throw refuse('esign.expiryTooLate', 'expiresAt');
  if (!isUnchanged(document, hashes)) throw refuse('esign.documentChanged');
  const { ending, ...rest } = document;
  const open = { ...rest, state, expiresAt };
  const participants = open.participants.map((one) => renewed(open, one, now));
  const again = document.state === 'expired' ? participants.filter((one) => isInvited(one) && isTurn(open, one)) : [];
  const event: EsignEvent = { type: 'extended', at: now, by, data: { expiresAt } };
  const result = change(
    open,
    { participants },
    [event],
    [
      ...linksOf(
        'extend',
        participants.filter((one) => isCurrent(one) && one.invitedAt),
      ),
      ...mailTo('esignInvite', toAll(again)),
      ...(document.state === 'expired' ? effect(document, 'sent') : []),
    ],
  );
  return document.hold ? result : inviteNext(result, by, now);
};

/** Ends a document early: everyone who was invited learns the reason. */
function ended(
  document: Document,
  { type, by, at, data }: EsignEvent & { readonly data: { readonly reason: string } },
  changes: Pick<Document, 'state' | 'ending'>,
): Change {
  const told = document.participants.filter((one) => isCurrent(one) && one.invitedAt);
  const { hold, ...rest } = document;
  const participants = releaseAll(document.participants);
  return change(
    rest,
    { ...changes, participants },
    [{ type, at, by, data }],
    [
      ...linksOf('withdraw', told),
      ...mailTo('esignWithdrawn', toAll(told), { reason: data.reason, name: by.name }),
      ...effect(document, changes.state === 'discarded' ? 'draft' : 'signedOnPaper'),
    ],
  );
}

const discard: Rule<'discard'> = (document, { reason, by }, now) => {
  const state = nextState(document, 'discard');
  const event = { type: 'discarded' as const, at: now, by, data: { reason } };
  return ended(document, event, { state, ending: { at: now, byName: by.name, reason } });
};

const MANUAL: readonly string[] = MANUAL_TYPES;
function checkManual(document: Document, { files, date }: Command<'completeManually'>, now: string): void {
  if (files.length === 0) throw refuse('esign.noFile', 'files');
  if (files.length > MANUAL_FILES_MAX) throw refuse('esign.tooManyFiles', 'files');
  if (files.some(({ type }) => !MANUAL.includes(type))) throw refuse('esign.fileType', 'files');
  if (files.reduce((total, { size }) => total + size, 0) > MANUAL_BYTES_MAX)
    throw refuse('esign.fileTooLarge', 'files');
  if (files.some(({ isClean }) => !isClean)) throw refuse('esign.fileNotReady', 'files');
  if (date > dayIn(now, document.zone)) throw refuse('esign.dateInFuture', 'date');
}

/** Keeps what was signed outside. It is shown as such, never as e-signed. */
const completeManually: Rule<'completeManually'> = (document, command, now) => {
  const state = nextState(document, 'complete manually');
  checkManual(document, command, now);
  const { reason, date, by } = command;
  const files = command.files.map(({ isClean, ...file }) => file);
  const data = { reason, date, files: files.map(({ id, name, sha256 }) => ({ id, name, sha256 })) };
  const event = { type: 'manualCompleted' as const, at: now, by, data };
  return ended(document, event, { state, ending: { at: now, byName: by.name, reason, date, files } });
};

export const ending: Rules<'expire' | 'extend' | 'discard' | 'completeManually'> = {
  expire,
  extend,
  discard,
  completeManually,
};
