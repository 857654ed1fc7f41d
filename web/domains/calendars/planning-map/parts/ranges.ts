/** How much of a tour the map shows; apart from the rest of it, because every page knows this page's address. */
export const MAP_RANGES = ['week', 'month', 'quarter'] as const;
export type MapRange = (typeof MAP_RANGES)[number];
