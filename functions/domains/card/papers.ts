import { contractStore } from '#functions/domains/contract/store.ts';
import { purchaseStore } from '#functions/domains/purchase-agreement/store.ts';
import { quoteStore } from '#functions/domains/quote/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { PAPER_ENTITIES, type PaperEntity } from '#shared/domains/paper/entities.ts';
import type { PaperFields } from '#shared/domains/paper/schemas.ts';

/** One line per kind of paper, for those who only read and write records: a kind's rules would come along with the kind. */
export const paperStores = {
  contract: contractStore,
  quote: quoteStore,
  purchaseAgreement: purchaseStore,
} as unknown as Readonly<Record<PaperEntity, RecordStore<PaperFields>>>;

/** The same in a row. */
export const everyPaper = PAPER_ENTITIES.map((entity) => ({ entity, store: paperStores[entity] }));
