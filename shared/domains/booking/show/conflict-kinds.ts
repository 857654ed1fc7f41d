/** Gravest first: at the same time, too far apart for the time between, inside a radius clause, on the same day. */
export const CONFLICT_KINDS = ['overlap', 'travelTime', 'exclusivity', 'sameDay'] as const;
