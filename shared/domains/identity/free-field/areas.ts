import { kindsWith } from '#shared/records.ts';

/** The kinds of records that carry free fields. */
export const FREE_KINDS = kindsWith('freeFields');
