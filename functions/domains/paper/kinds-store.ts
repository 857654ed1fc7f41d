import { contractKind } from '#functions/domains/contract/kind-store.ts';
import { purchaseKind } from '#functions/domains/purchase-agreement/kind-store.ts';
import { quoteKind } from '#functions/domains/quote/kind-store.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { PaperKind } from './kind-store.ts';

/** One line per kind of paper, for those who deal with all of them. */
export const paperKinds: Readonly<Record<PaperEntity, PaperKind>> = {
  contract: contractKind,
  quote: quoteKind,
  purchaseAgreement: purchaseKind,
};
