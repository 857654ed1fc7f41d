import { LIFE, machine } from '#shared/kernel/machine.ts';
import type { TravelFields } from './schemas.ts';

export const travelMachine = machine({ name: 'journey or stay', first: 'live', steps: LIFE });

/** The same journey once more, of no show yet. */
export function copiedTravel<T extends TravelFields>({ showIds: _was, ...journey }: T): T {
  return journey as unknown as T;
}
