import { agreementDefinition, promoterIdOf } from '#functions/domains/agreements/agreement/public/kind.ts';
import { contractFields } from '#shared/domains/agreements/contract/fields.ts';
import { contractWords } from '#shared/domains/agreements/contract/kind-words.ts';
import { contractNumber, contractRules } from '#shared/domains/agreements/contract/rules.ts';
import { CONTRACT_STAGES } from '#shared/domains/agreements/contract/stages.ts';
import { contractMapping, contractStore } from '../store.ts';

export const contractKind = agreementDefinition({
  entity: 'contract',
  store: contractStore,
  mapping: contractMapping,
  stages: CONTRACT_STAGES,
  uncounted: ['void'],
  rules: contractRules,
  fields: contractFields,
  name: contractWords.one,
  numberOf: contractNumber,
  partyIdOf: promoterIdOf,
  propose: async (ctx, show, locale) =>
    (await import('#functions/domains/agreements/agreement/public/source.ts')).proposeToPromoter(ctx, show, locale),
  copied: ({ quote: _answered, signedAt: _then, ...fields }) => fields,
  movesShow: true,
});
