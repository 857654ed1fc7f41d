import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseAgreementMessages } from '#shared/domains/agreements/purchase-agreement/messages.ts';
import { purchaseMachine } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { PURCHASE_STAGES } from '#shared/domains/agreements/purchase-agreement/stages.ts';
import { type AgreementWords, agreementUi, USUAL_LOOKS } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { wordsHook } from '#web/platform/words-hook.ts';
import { PurchaseNotice } from '../parts/purchase-notice.tsx';
import { ReceivedLink } from '../parts/received-link.tsx';
import { usePurchaseActions } from '../parts/use-purchase-actions.tsx';

function useWords(): AgreementWords {
  const { t } = useLingui();
  return {
    one: t`Purchase agreement`,
    many: t`Purchase agreements`,
    all: t`All purchase agreements`,
    newOne: t`New purchase agreement`,
    make: t`New purchase agreement`,
    send: t`Send purchase agreement`,
    copy: (number) => t`Duplicate purchase agreement ${number}`,
    totals: t`Totals of purchase agreements`,
    search: t`Search purchase agreements`,
    none: t`No purchase agreements yet`,
    noneOfYear: t`No purchase agreements for shows this year`,
    origin: t`Purchase agreements are created from a show: open one and choose "New purchase agreement".`,
    partner: t`Seller`,
  };
}

const useStages = wordsHook({
  draft: msg`Draft`,
  sent: msg({ context: 'contract', message: 'Sent' }),
  signed: msg({ context: 'contract', message: 'Signed' }),
  invoiceReceived: msg`Invoice received`,
  approved: msg`Approved`,
  paid: msg({ context: 'payout', message: 'Paid' }),
  void: msg`Void`,
  cancelled: msg`Cancelled`,
});

export const purchaseUi = agreementUi({
  entity: 'purchaseAgreement',
  base: '/purchaseagreement',
  routes: purchaseAgreementContract.routes,
  partner: 'artist',
  stages: PURCHASE_STAGES,
  looks: {
    ...USUAL_LOOKS,
    signed: { tone: 'green', phase: 'confirmed' },
    invoiceReceived: { tone: 'amber', phase: 'options' },
    approved: { tone: 'violet', phase: 'confirmed' },
    paid: { tone: 'green', phase: 'confirmed' },
    cancelled: { tone: 'grey', phase: 'cancelled' },
  },
  machine: purchaseMachine,
  useWords,
  useStages,
  useActions: usePurchaseActions,
  Notice: PurchaseNotice,
  ListLinks: ReceivedLink,
  schema: async () => (await import('#shared/domains/agreements/purchase-agreement/schemas.ts')).PurchaseInput,
  messages: purchaseAgreementMessages,
});
