/** Papers of a show, by the word that their keys, rights and areas have. */
export const PAPER_ENTITIES = ['contract', 'quote', 'purchaseAgreement'] as const;
export type PaperEntity = (typeof PAPER_ENTITIES)[number];
