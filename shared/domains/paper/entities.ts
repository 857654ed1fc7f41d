import type { Role } from '#shared/kernel/permission.ts';
import { kindsWith } from '#shared/records.ts';

/** The kinds of papers of a show, by the name in their keys, rights and areas. */
export const PAPER_ENTITIES = kindsWith('agreement');
export type PaperEntity = (typeof PAPER_ENTITIES)[number];

/** The printed kinds: papers of a show, and invoices. */
export const PRINTED_ENTITIES = [...PAPER_ENTITIES, 'invoice'] as const;

/** The external roles that may see each kind, once it is no longer a draft. */
export const PAPER_READERS: Readonly<Record<PaperEntity, readonly Role[]>> = {
  contract: ['artist', 'promoter'],
  quote: ['promoter'],
  purchaseAgreement: ['artist'],
};
