import type { AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';

const KINDS: { readonly [K in AgreementKind]: () => Promise<AgreementDefinition> } = {
  contract: async () => (await import('#functions/domains/agreements/contract/public/kind.ts')).contractKind,
  quote: async () => (await import('#functions/domains/agreements/quote/public/kind.ts')).quoteKind,
  purchaseAgreement: async () =>
    (await import('#functions/domains/agreements/purchase-agreement/public/kind.ts')).purchaseKind,
};

/** The kind of a source that is an agreement. */
export const sourceKind = (kind: AgreementKind): Promise<AgreementDefinition> => KINDS[kind]();
