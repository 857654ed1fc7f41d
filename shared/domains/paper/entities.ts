import { kindsWith } from '#shared/records.ts';

/** The kinds of papers of a show, by the name in their keys, rights and areas. */
export const PAPER_ENTITIES = kindsWith('agreement');
export type PaperEntity = (typeof PAPER_ENTITIES)[number];

/** The printed kinds: papers of a show, and invoices. */
export const PRINTED_ENTITIES = kindsWith('printed');
