import { stateName } from '#shared/data/states.ts';

/** The name of a state, empty for an address without one. */
export const stateText = (stateId: string): string => (stateId ? stateName(stateId) : '');
