import { sendBlockers } from './blockers.ts';
import type { Rule, Rules } from './handlers.ts';
import { DAY_MS, later } from './instants.ts';
import { change, type EsignEvent, effect, nextState } from './outcome.ts';
import { checkBlockers, frozen } from './preparing.ts';
import { inviteNext, mailTo, numberInvoices, toAll } from './turn.ts';

const send: Rule<'send'> = (document, command, now) => {
  const { by } = command;
  const state = nextState(document, 'send');
  checkBlockers(sendBlockers(document, command));
  const expiresAt = document.expiryDays === null ? null : later(now, document.expiryDays * DAY_MS);
  const copies = document.copyAt === 'start' ? document.participants.filter(({ role }) => role === 'copy') : [];
  const participants = document.participants.map((one) =>
    copies.includes(one) ? { ...one, state: 'invited' as const, invitedAt: now } : one,
  );
  const events: EsignEvent[] = [
    // Without internal approvers, nobody has frozen the files yet.
    ...(document.state === 'draft' ? [frozen(document, by, now)] : []),
    { type: 'sent', at: now, by, data: { revision: document.revision, expiresAt } },
  ];
  const messages = [
    ...mailTo('esignInvite', toAll(copies)),
    ...effect(document, 'sent'),
    ...numberInvoices(document, 'send'),
  ];
  return inviteNext(change(document, { state, participants, sentAt: now, expiresAt }, events, messages), by, now);
};

export const sending: Rules<'send'> = { send };
