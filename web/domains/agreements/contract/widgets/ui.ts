import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { contractMessages } from '#shared/domains/agreements/contract/messages.ts';
import { contractMachine } from '#shared/domains/agreements/contract/rules.ts';
import { CONTRACT_STAGES } from '#shared/domains/agreements/contract/stages.ts';
import { type AgreementWords, agreementUi, USUAL_LOOKS } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useSignActions } from '#web/domains/agreements/agreement/widgets/use-sign-actions.tsx';
import { wordsHook } from '#web/platform/words-hook.ts';

function useWords(): AgreementWords {
  const { t } = useLingui();
  return {
    one: t`Contract`,
    many: t`Contracts`,
    all: t`All contracts`,
    newOne: t`New contract`,
    make: t`New contract`,
    send: t`Send contract`,
    copy: (number) => t`Duplicate contract ${number}`,
    totals: t`Totals of contracts`,
    search: t`Search contracts`,
    none: t`No contracts yet`,
    noneOfYear: t`No contracts for shows this year`,
    origin: t`Contracts are created from a show: open one and choose "New contract".`,
    partner: t`Promoter`,
  };
}

const useStages = wordsHook({
  draft: msg`Draft`,
  sent: msg({ context: 'contract', message: 'Sent' }),
  void: msg`Void`,
  signed: msg({ context: 'contract', message: 'Signed' }),
});

export const contractUi = agreementUi({
  entity: 'contract',
  base: '/contract',
  routes: contractContract.routes,
  partner: 'promoter',
  stages: CONTRACT_STAGES,
  looks: { ...USUAL_LOOKS, signed: { tone: 'green', phase: 'confirmed' } },
  machine: contractMachine,
  useWords,
  useStages,
  movesShow: true,
  useActions: (agreement) => useSignActions(contractContract.routes.sign, agreement),
  schema: async () => (await import('#shared/domains/agreements/contract/schemas.ts')).ContractInput,
  messages: contractMessages,
});
