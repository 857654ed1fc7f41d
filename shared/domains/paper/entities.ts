import type { Role } from '#shared/kernel/permission.ts';

/** Papers of a show, by the word that their keys, rights and areas have. */
export const PAPER_ENTITIES = ['contract', 'quote', 'purchaseAgreement'] as const;
export type PaperEntity = (typeof PAPER_ENTITIES)[number];

/** All that is printed: papers of a show, and invoices. */
export const PRINTED_ENTITIES = [...PAPER_ENTITIES, 'invoice'] as const;

/** The external roles that may see each kind, once it is no longer a draft. */
export const PAPER_READERS: Readonly<Record<PaperEntity, readonly Role[]>> = {
  contract: ['artist', 'promoter'],
  quote: ['promoter'],
  purchaseAgreement: ['artist'],
};
