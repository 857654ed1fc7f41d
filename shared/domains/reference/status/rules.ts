import { AppError } from '#shared/kernel/contract/error.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { ContractMoment, StatusFields } from './schemas.ts';

type Status = Stored<StatusFields>;

/** Areas whose phase says where the work stands; of the others it only gives a status its sign. */
const WITH_PHASE: ReadonlySet<StatusKind> = new Set(['show', 'production', ...PRINTED_KINDS]);

/** A phase that means something stays, for the records' sake. */
export const isPhaseFixed = (mainArea: StatusKind): boolean => WITH_PHASE.has(mainArea);

/** Whether records may go from one status to the other when theirs is deleted: nothing is confirmed or cancelled so. */
export const fits = (from: StatusFields, to: StatusFields): boolean =>
  from.phase === to.phase || !isPhaseFixed(from.mainArea);

/**
 * How far an invoice is follows from its issue and its payments. The default status of its area says nothing beside
 * that: it is shown nowhere.
 */
export const isUnsaid = ({ mainArea, isDefault }: Pick<StatusFields, 'mainArea' | 'isDefault'>): boolean =>
  mainArea === 'invoice' && isDefault;

/** The one new records start with: never one that is no longer active. */
export function firstStatus<S extends Pick<StatusFields, 'isDefault' | 'isActive'>>(statuses: readonly S[]) {
  const marked = statuses.find(({ isDefault }) => isDefault);
  return marked?.isActive === false ? statuses.find(({ isActive }) => isActive) : marked;
}

type Moved = Pick<StatusFields, 'phase' | 'isActive' | 'setOn'> & { readonly id: Id };
/**
 * The status that a show moves to at a moment of its contract; `undefined` where it stays. Only confirmed shows move,
 * and only forward in the agency's order.
 */
export function movedTo<S extends Moved>(
  statuses: readonly S[],
  { statusId, phase }: { readonly statusId: Id; readonly phase: Phase },
  moment: ContractMoment,
): S | undefined {
  if (phase !== 'confirmed') return undefined;
  const at = statuses.findIndex(({ id }) => id === statusId);
  const goal = statuses.findIndex((one) => one.isActive && one.phase === phase && one.setOn === moment);
  return goal > at ? statuses[goal] : undefined;
}

/** Shows are asked for, confirmed and released: each phase keeps a status for it. Answers the one that stays. */
export function checkPhaseKept(status: Status, all: readonly Status[]): Status | undefined {
  if (status.mainArea !== 'show' || !status.isActive) return undefined;
  const kept = all.find(({ id, phase, isActive }) => id !== status.id && isActive && phase === status.phase);
  if (!kept) throw new AppError('status.lastOfPhase');
  return kept;
}

/** A status goes without another in its place when no record has it and nothing starts with it. */
export function checkRemovable(status: Status, used: number): void {
  if (used > 0) throw new AppError('status.inUse', { params: { count: used } });
  if (status.isDefault) throw new AppError('status.isDefault');
}
