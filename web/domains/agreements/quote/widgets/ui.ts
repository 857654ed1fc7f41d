import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteMessages } from '#shared/domains/agreements/quote/messages.ts';
import { quoteMachine } from '#shared/domains/agreements/quote/rules.ts';
import { QUOTE_STAGES } from '#shared/domains/agreements/quote/stages.ts';
import { type AgreementWords, agreementUi, USUAL_LOOKS } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { wordsHook } from '#web/platform/words-hook.ts';
import { part } from '#web/ui/part.tsx';
import { QuoteNotice } from '../parts/quote-notice.tsx';
import { useQuoteActions } from '../parts/use-quote-actions.tsx';

function useWords(): AgreementWords {
  const { t } = useLingui();
  return {
    one: t`Quote`,
    many: t`Quotes`,
    all: t`All quotes`,
    newOne: t`New quote`,
    make: t`New quote`,
    send: t`Send quote`,
    copy: (number) => t`Duplicate quote ${number}`,
    totals: t`Totals of quotes`,
    search: t`Search quotes`,
    none: t`No quotes yet`,
    noneOfYear: t`No quotes for shows this year`,
    origin: t`Quotes are created from a show: open one and choose "New quote".`,
    partner: t`Promoter`,
  };
}

const useStages = wordsHook({
  draft: msg`Draft`,
  sent: msg({ context: 'contract', message: 'Sent' }),
  accepted: msg({ context: 'quote', message: 'Accepted' }),
  declined: msg({ context: 'quote', message: 'Declined' }),
  void: msg`Void`,
  expired: msg({ context: 'quote', message: 'Expired' }),
  converted: msg({ context: 'quote', message: 'Converted' }),
});

export const quoteUi = agreementUi({
  entity: 'quote',
  base: '/quote',
  routes: quoteContract.routes,
  partner: 'promoter',
  stages: QUOTE_STAGES,
  looks: {
    ...USUAL_LOOKS,
    accepted: { tone: 'green', phase: 'confirmed' },
    declined: { tone: 'red', phase: 'cancelled' },
    expired: { tone: 'amber', phase: 'cancelled' },
    converted: { tone: 'green', phase: 'confirmed' },
  },
  machine: quoteMachine,
  useWords,
  useStages,
  useActions: useQuoteActions,
  Fields: part(async () => (await import('../parts/valid-until.tsx')).ValidUntil),
  Notice: QuoteNotice,
  schema: async () => (await import('#shared/domains/agreements/quote/schemas.ts')).QuoteInput,
  messages: quoteMessages,
});
