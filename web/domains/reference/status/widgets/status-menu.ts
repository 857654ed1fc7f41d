import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';

export interface StatusGroup {
  readonly phase: Phase;
  readonly statuses: readonly Status[];
}
/** In the order of a booking's life. */
const ORDER: readonly Phase[] = ['options', 'confirmed', 'cancelled'];

/** Those a record may be given; one that is no longer active may stay. */
export const openStatuses = (statuses: readonly Status[], current?: string): Status[] =>
  statuses.filter(({ id, isActive }) => isActive || id === current);

interface Shown {
  readonly phases?: readonly Phase[];
  /** The status that is there already. */
  readonly current?: string | undefined;
}
/** The agency's statuses as menus show them: by phase, each group in the agency's order. */
export const groupStatuses = (all: readonly Status[], { phases = PHASES, current }: Shown = {}): StatusGroup[] =>
  ORDER.filter((phase) => phases.includes(phase))
    .map((phase) => ({ phase, statuses: openStatuses(all, current).filter((status) => status.phase === phase) }))
    .filter((group) => group.statuses.length > 0);

/** The status a show gets when a phase is asked for by name: the default one, else the one called like it. */
export function statusOfPhase(statuses: readonly Status[], phase: Phase, preferred = ''): Status | undefined {
  const inPhase = openStatuses(statuses).filter((status) => status.phase === phase);
  return (
    inPhase.find((status) => status.isDefault) ??
    inPhase.find((status) => status.name.toLowerCase() === preferred.toLowerCase()) ??
    inPhase[0]
  );
}
