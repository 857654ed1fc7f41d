import type { DocumentState } from './states.ts';

/** The phases of a document in the spec (section 4). */
export const DOCUMENT_PHASES = [1, 2, 3, 4] as const;
export type DocumentPhase = (typeof DOCUMENT_PHASES)[number];

const PHASES: Readonly<Record<DocumentState, DocumentPhase>> = {
  draft: 1,
  review: 1,
  outForSignature: 2,
  completing: 2,
  completed: 3,
  manualComplete: 3,
  declined: 4,
  expired: 4,
  discarded: 4,
};
export const phaseOf = (state: DocumentState): DocumentPhase => PHASES[state];

const isPhase = (value: number): value is DocumentPhase => (DOCUMENT_PHASES as readonly number[]).includes(value);

/** Whether a phase shows completion date and reason. Phases 1 and 2 hide both; another value is an error. */
export function showsCompletion(phase: number): boolean {
  if (!isPhase(phase)) throw new RangeError(`no document phase ${phase}`);
  return phase > 2;
}
