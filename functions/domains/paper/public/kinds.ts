import { contractKind } from '#functions/domains/contract/public/kind.ts';
import { purchaseKind } from '#functions/domains/purchase-agreement/public/kind.ts';
import { quoteKind } from '#functions/domains/quote/public/kind.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { PaperKind } from './kind.ts';

/** One line per kind of paper, for those who deal with all of them. */
export const paperKinds: Readonly<Record<PaperEntity, PaperKind>> = {
  contract: contractKind,
  quote: quoteKind,
  purchaseAgreement: purchaseKind,
};
