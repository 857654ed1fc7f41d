import type { MergeKind } from '#shared/kernel/record/merge-area.ts';

/** Loads what refers to the records of a kind that can be merged: cards and ids in other records. */
export const referencesTo = {
  company: async () => (await import('#functions/domains/operator/reference-sync/public/company.ts')).companyReferences,
  contact: async () => (await import('#functions/domains/operator/reference-sync/public/contact.ts')).contactReferences,
} satisfies Record<MergeKind, unknown>;
