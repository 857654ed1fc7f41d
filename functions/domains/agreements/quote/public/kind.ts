import { agreementDefinition, promoterIdOf } from '#functions/domains/agreements/agreement/public/kind.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import { quoteFields } from '#shared/domains/agreements/quote/fields.ts';
import { quoteWords } from '#shared/domains/agreements/quote/kind-words.ts';
import {
  checkStanding,
  checkValidity,
  isExpired,
  quoteNumber,
  quoteRules,
  VALID_DAYS,
} from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import { QUOTE_STAGES } from '#shared/domains/agreements/quote/stages.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { quoteMapping, quoteStore } from '../store.ts';

const standing = <D extends AgreementDocument>(document: D) => ({
  ...document,
  validUntil: addDays(document.date, VALID_DAYS),
});

export const quoteKind = agreementDefinition<QuoteFields>({
  entity: 'quote',
  store: quoteStore,
  mapping: quoteMapping,
  stages: QUOTE_STAGES,
  uncounted: ['declined', 'void', 'expired'],
  linkKind: 'quote',
  rules: quoteRules,
  fields: quoteFields,
  name: quoteWords.one,
  numberOf: quoteNumber,
  partyIdOf: promoterIdOf,
  propose: async (ctx, show, locale) => {
    const { proposeToPromoter } = await import('#functions/domains/agreements/agreement/public/source.ts');
    const proposal = await proposeToPromoter(ctx, show, locale);
    return { ...proposal, document: standing(proposal.document) };
  },
  answers: ['acceptQuote', 'declineQuote'],
  checkDocument: checkValidity,
  copied: ({ decidedAt: _then, declineReason: _why, contract: _made, answer: _said, ...fields }) => fields,
  redated: standing,
  derived: async (ctx) => {
    const today = await agencyDay(ctx);
    return (quote) => ({ validUntil: quote.document.validUntil, isExpired: isExpired(quote, today) });
  },
  checkSending: async (ctx, quote) => checkStanding(quote, await agencyDay(ctx)),
});
