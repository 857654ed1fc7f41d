import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseMachine } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import type { OwnActions } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useSignActions } from '#web/domains/agreements/agreement/widgets/use-sign-actions.tsx';
import { payoutWritten } from '#web/domains/agreements/payout/widgets/payout-writes.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { part } from '#web/ui/part.tsx';

const Approve = part(async () => (await import('./approve.tsx')).Approve);
const EnterInvoice = part(async () => (await import('./enter-invoice.tsx')).EnterInvoice);
const { sign, cancel } = purchaseAgreementContract.routes;

function useCancelItem({ id, rev, number }: PurchaseAgreement): MenuItem {
  const { t } = useLingui();
  const queries = useQueryClient();
  const cancelling = useMutation({ ...mutationOf(cancel), onSuccess: () => payoutWritten(queries) });
  const ask = async () => {
    const reason = await dialogs.reason({ title: t`Why is ${number} cancelled?`, action: t`Cancel purchase` });
    if (reason) cancelling.mutate({ params: { id }, body: { rev, reason } });
  };
  return {
    id: 'cancel',
    label: t`Cancel purchase`,
    icon: <CircleSlash size={15} />,
    danger: true,
    onSelect: () => void ask(),
  };
}

/** The next step from the signature to the payout, and the way out before it is approved. */
export function usePurchaseActions(agreement: PurchaseAgreement): OwnActions {
  const signing = useSignActions(sign, agreement);
  const cancelItem = useCancelItem(agreement);
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const { stage, lockedAt } = agreement;
  if (!isInternal || lockedAt) return signing;
  const may = (step: string) => leadsTo(purchaseMachine, stage, step) !== undefined;
  const updates = can('purchaseAgreement.update');
  const more = updates && may('cancel') ? [cancelItem] : [];
  if (stage === 'signed' && updates) return { next: <EnterInvoice agreement={agreement} />, more };
  if (may('approve') && can('purchaseAgreement.approve')) return { next: <Approve agreement={agreement} />, more };
  return { ...signing, more };
}
