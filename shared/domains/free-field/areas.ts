import { kindsWith } from '#shared/records.ts';

/** Areas whose records carry free fields. The order is stored: it may only grow. */
export const FREE_AREAS = kindsWith('freeFields');
