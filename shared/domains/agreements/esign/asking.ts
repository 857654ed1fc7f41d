import type { Rule, Rules } from './handlers.ts';
import { change, type EsignEvent, refuse, unchanged } from './outcome.ts';
import { idsOf, turnOf } from './place.ts';
import { mailTo, noticeTo, selfOf, withParticipant } from './turn.ts';

/** Asks to sign on paper. The document stays open: staff complete it manually. */
const askPaper: Rule<'askPaper'> = (document, command, now) => {
  const { participant, person } = turnOf(document, command, now);
  if (participant.paperAskedAt) return unchanged(document);
  const ids = idsOf({ participant, person });
  const participants = withParticipant(document, participant.id, { paperAskedAt: now });
  const event: EsignEvent = { type: 'paperAsked', at: now, by: command.by, ...ids };
  return change(
    document,
    { participants },
    [event],
    [...mailTo('esignPaper', [ids]), noticeTo('esignPaper', { name: person.name })],
  );
};

/** Asks the sender something. Nothing else changes, so the person can still sign or decline. */
const ask: Rule<'ask'> = (document, command, now) => {
  const { participant, person } = selfOf(document, command);
  if (document.state !== 'outForSignature') throw refuse('esign.notOpen');
  const { text, by } = command;
  const ids = idsOf({ participant, person });
  const event: EsignEvent = { type: 'questionAsked', at: now, by, ...ids, data: { text } };
  return change(
    document,
    {},
    [event],
    [noticeTo('esignQuestion', { name: person.name, personId: person.id, question: text })],
  );
};

export const asking: Rules<'askPaper' | 'ask'> = { askPaper, ask };
