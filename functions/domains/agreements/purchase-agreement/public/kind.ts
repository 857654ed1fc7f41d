import { agreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { purchaseAgreementFields } from '#shared/domains/agreements/purchase-agreement/fields.ts';
import { purchaseAgreementWords } from '#shared/domains/agreements/purchase-agreement/kind-words.ts';
import { purchaseNumber, purchaseRules } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { PURCHASE_STAGES } from '#shared/domains/agreements/purchase-agreement/stages.ts';
import { purchaseMapping, purchaseStore } from '../store.ts';

export const purchaseKind = agreementDefinition<PurchaseFields>({
  entity: 'purchaseAgreement',
  store: purchaseStore,
  mapping: purchaseMapping,
  stages: PURCHASE_STAGES,
  uncounted: ['void', 'cancelled'],
  rules: purchaseRules,
  fields: purchaseAgreementFields,
  name: purchaseAgreementWords.one,
  numberOf: purchaseNumber,
  // It buys one artist: the first of its show.
  partyIdOf: ({ artists }) => artists[0]?.artistId,
  propose: async (ctx, show, locale) => (await import('../propose.ts')).proposeToArtist(ctx, show, locale),
  copied: ({ signedAt: _then, artistInvoice: _bill, approval: _by, payouts: _sums, cancelReason: _why, ...fields }) =>
    fields,
});
