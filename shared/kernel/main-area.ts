import * as z from 'zod';

/** Areas whose records carry statuses and tags of the agency's own. The order is stored: it may only grow. */
export const MAIN_AREAS = ['show', 'contract', 'production', 'company', 'contact', 'artist'] as const;
export const MainArea = z.enum(MAIN_AREAS);
export type MainArea = z.infer<typeof MainArea>;

export const isMainArea = (value: unknown): value is MainArea => MAIN_AREAS.some((area) => area === value);
