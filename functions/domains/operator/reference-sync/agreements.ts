import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { quoteStore } from '#functions/domains/agreements/quote/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { AGREEMENT_KINDS, type AgreementKind } from '#shared/kernel/record/agreement.ts';

/** One line per kind of agreement, for those who only read and write records: a kind's rules would come along with the kind. */
export const agreementStores = {
  contract: contractStore,
  quote: quoteStore,
  purchaseAgreement: purchaseStore,
} as unknown as Readonly<Record<AgreementKind, RecordStore<AgreementFields>>>;

/** The same in a row. */
export const everyAgreement = AGREEMENT_KINDS.map((entity) => ({ entity, store: agreementStores[entity] }));
