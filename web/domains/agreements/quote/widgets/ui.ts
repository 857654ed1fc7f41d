import { useLingui } from '@lingui/react/macro';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteMessages } from '#shared/domains/agreements/quote/messages.ts';
import { quoteMachine } from '#shared/domains/agreements/quote/rules.ts';
import { QUOTE_STAGES } from '#shared/domains/agreements/quote/stages.ts';
import { type AgreementWords, agreementUi } from '#web/domains/agreements/agreement/widgets/kind.tsx';
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

function useStages() {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    sent: t({ context: 'contract', message: 'Sent' }),
    accepted: t({ context: 'quote', message: 'Accepted' }),
    declined: t({ context: 'quote', message: 'Declined' }),
    void: t`Void`,
    expired: t({ context: 'quote', message: 'Expired' }),
    converted: t({ context: 'quote', message: 'Converted' }),
  };
}

export const quoteUi = agreementUi({
  entity: 'quote',
  base: '/quote',
  routes: quoteContract.routes,
  partner: 'promoter',
  stages: QUOTE_STAGES,
  looks: {
    draft: { tone: 'grey', phase: 'options' },
    sent: { tone: 'blue', phase: 'options' },
    accepted: { tone: 'green', phase: 'confirmed' },
    declined: { tone: 'red', phase: 'cancelled' },
    void: { tone: 'grey', phase: 'cancelled' },
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
