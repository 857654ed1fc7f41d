import type { LocalDate } from '#shared/kernel/time/date.ts';
import { keysOf, visibleQuestions } from './items.ts';
import { type Advancing, itemState } from './outcome.ts';
import type { RequestFields } from './schemas.ts';
import { isSettled } from './states.ts';

/** How far a request is, in numbers of questions. */
export interface Progress {
  /** The questions that people outside may answer. */
  readonly asked: number;
  readonly answered: number;
  readonly settled: number;
}

/** Counts the questions of a request, or of some of its sections, by the answers so far. */
export function progressOf(aggregate: Advancing, sections?: readonly string[]): Progress {
  const within = sections && keysOf(aggregate.request, sections);
  const asked = visibleQuestions(aggregate).filter(
    ({ key, mode }) => mode !== 'readonly' && (within === undefined || within.has(key)),
  );
  const states = asked.map(({ key }) => itemState(aggregate, key));
  return {
    asked: asked.length,
    answered: states.filter((state) => state !== 'open' && state !== 'returned').length,
    settled: states.filter(isSettled).length,
  };
}

/** The states in which the agency waits for answers. */
const WAITING: readonly string[] = ['sent', 'opened', 'partlyAnswered', 'changesRequested'];
/** Whether answers are late. */
export const isOverdue = ({ state, deadline }: Pick<RequestFields, 'state' | 'deadline'>, today: LocalDate): boolean =>
  WAITING.includes(state) && deadline < today;

/** Whether the agency has something to decide. */
export const needsDecision = ({ state, items }: Pick<RequestFields, 'state' | 'items'>): boolean =>
  state !== 'withdrawn' &&
  state !== 'closed' &&
  state !== 'declined' &&
  Object.values(items).some((one) => one === 'provided' || one === 'inUse' || one === 'changeAsked');
