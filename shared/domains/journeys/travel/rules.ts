import { LIFE, machine } from '#shared/kernel/record/machine.ts';
import { without } from '#shared/kernel/values/without.ts';
import type { TravelFields } from './schemas.ts';

export const travelMachine = machine({ name: 'journey or stay', first: 'live', steps: LIFE });

/** The same journey once more, of no show yet. */
export function copiedTravel<T extends TravelFields>(journey: T): T {
  return without(journey, 'showIds');
}
