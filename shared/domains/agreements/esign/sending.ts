import { sendBlockers } from './blockers.ts';
import type { Rule, Rules } from './handlers.ts';
import { DAY_MS, later } from './instants.ts';
import type { EsignMessage } from './message.ts';
import { change, type Document, type EsignEvent, effect, nextState } from './outcome.ts';
import { checkBlockers, frozen } from './preparing.ts';
import { inviteNext, mailTo, toAll } from './turn.ts';

/** The invoices of a bundle, which get their numbers now. A discarded bundle leaves no gap in the series. */
export const numberInvoices = ({ files, invoicesAt }: Document, at: Document['invoicesAt']): EsignMessage[] => {
  const invoiceIds = files.flatMap(({ invoiceId }) => invoiceId ?? []);
  return invoiceIds.length > 0 && invoicesAt === at ? [{ type: 'invoices', invoiceIds }] : [];
};

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
