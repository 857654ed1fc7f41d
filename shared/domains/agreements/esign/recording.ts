import type { Rule, Rules } from './handlers.ts';
import { change } from './outcome.ts';

/** Adds an event to the chain, in any state. The document itself does not change. */
const record: Rule<'record'> = (document, { event, participantId, personId, data, by }, now) =>
  change(document, {}, [
    {
      type: event,
      at: now,
      by,
      ...(participantId ? { participantId } : {}),
      ...(personId ? { personId } : {}),
      ...(data ? { data } : {}),
    },
  ]);

export const recording: Rules<'record'> = { record };
