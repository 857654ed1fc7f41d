import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import type { Effect } from '#shared/kernel/record/signing-effects.ts';
import type { EsignErrorCode } from './errors.ts';
import type { EsignMessage } from './message.ts';
import type { EsignEventType } from './names.ts';
import type { EsignFields } from './schemas.ts';
import { type DocumentState, esignMachine } from './states.ts';

/** The document as the rules see it. */
export type Document = EsignFields & { readonly id: string; readonly rev: number };

/** The actor of a command: a participant's person, a user, a job, or a worker. */
export interface Actor {
  readonly kind: 'participant' | 'user' | 'job' | 'worker';
  readonly id: string;
  readonly name: string;
  /** The user for whom this one acts as a substitute, until an instant. The record names both. */
  readonly insteadOf?: { readonly userId: string; readonly name: string; readonly until: string };
  /** The address and program of an outsider, which the signing record shows. */
  readonly ip?: string;
  readonly userAgent?: string;
}

/** An event of the audit chain, before it gets its number and hash. */
export interface EsignEvent {
  readonly type: EsignEventType;
  readonly at: string;
  readonly by: Actor;
  readonly participantId?: string;
  readonly personId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The result of a command. A repeated command changes nothing and has no events. */
export interface Change {
  readonly document: Document;
  readonly events: readonly EsignEvent[];
  readonly messages: readonly EsignMessage[];
  /** The new document of a revision, and its id. */
  readonly created?: { readonly id: string; readonly document: EsignFields };
}
export interface Refused {
  readonly error: EsignErrorCode;
  readonly refusal: AppError;
}
export type Decision = Change | Refused;

/** Refuses a command. `decide` answers the code. */
export const refuse = (code: EsignErrorCode, field?: string): AppError => new AppError(code, field ? { field } : {});

export const unchanged = (document: Document): Change => ({ document, events: [], messages: [] });

/** Changes the document of a change, and adds events and messages. */
export const alsoChange = (
  before: Change,
  changes: Partial<EsignFields>,
  events: readonly EsignEvent[] = [],
  messages: readonly EsignMessage[] = [],
): Change => ({
  ...before,
  document: { ...before.document, ...changes },
  events: [...before.events, ...events],
  messages: [...before.messages, ...messages],
});

/** Starts a change of a document. */
export const change = (document: Document, ...rest: [Partial<EsignFields>, EsignEvent[]?, EsignMessage[]?]): Change =>
  alsoChange(unchanged(document), ...rest);

/** Moves the status of source and show, unless that step is switched off. */
export const effect = ({ offEffects }: Document, name: Effect): readonly EsignMessage[] =>
  offEffects.includes(name) ? [] : [{ type: 'effect', effect: name }];

/** The error of a document in which nobody can act any more, or not yet. */
export function refusalOf(state: DocumentState): EsignErrorCode {
  if (state === 'expired') return 'esign.linkExpired';
  if (state === 'completing' || state === 'completed') return 'esign.linkFinished';
  if (state === 'draft' || state === 'review') return 'esign.notOpen';
  return 'esign.linkWithdrawn';
}

/** The state after a step of the transition table. A revised document takes no step. */
export function nextState({ state, revisedBy }: Document, on: string): DocumentState {
  const to = revisedBy ? undefined : leadsTo(esignMachine, state, on);
  if (!to) throw refuse('esign.notOpen');
  return to;
}
