import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, FileText } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseMachine } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import type { OwnActions } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useSignActions } from '#web/domains/agreements/agreement/widgets/use-sign-actions.tsx';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { payoutWritten } from '#web/domains/agreements/payout/widgets/payout-writes.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { part } from '#web/ui/part.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';

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

function useSelfBillItem({ id }: PurchaseAgreement): MenuItem {
  const { t } = useLingui();
  const queries = useQueryClient();
  const goTo = useGoTo();
  const making = useMutation({
    ...mutationOf(invoiceContract.routes.selfBill),
    onSuccess: (made) => goTo(`/invoice/${made.id}`),
    onSettled: () => invoiceWritten(queries),
  });
  return {
    id: 'selfBill',
    label: t`New self-billed invoice`,
    icon: <FileText size={15} />,
    onSelect: () => making.mutate({ params: { id }, body: {} }),
  };
}

/** The next step from the signature to the payout, and the way out before it is approved. */
export function usePurchaseActions(agreement: PurchaseAgreement): OwnActions {
  const signing = useSignActions(sign, agreement);
  const cancelItem = useCancelItem(agreement);
  const selfBillItem = useSelfBillItem(agreement);
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const { stage, lockedAt } = agreement;
  if (!isInternal || lockedAt) return signing;
  const may = (step: string) => leadsTo(purchaseMachine, stage, step) !== undefined;
  const updates = can('purchaseAgreement.update');
  const selfBills = stage === 'signed' && can('purchaseAgreement.selfBill') && can('invoice.read');
  const more = [...(selfBills ? [selfBillItem] : []), ...(updates && may('cancel') ? [cancelItem] : [])];
  if (stage === 'signed' && updates) return { next: <EnterInvoice agreement={agreement} />, more };
  if (may('approve') && can('purchaseAgreement.approve')) return { next: <Approve agreement={agreement} />, more };
  return { ...signing, more };
}
