import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Lock, LockOpen, Trash2, Undo2 } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { creditableTotal } from '#shared/domains/agreements/invoice/credit.ts';
import { BESIDE_PROMOTER, isCredit, isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { invoiceQuery } from '../queries.ts';
import { useInvoiceName } from '../widgets/settlement-mark.tsx';
import { useMakeDocument } from './use-document.ts';

const { download, lock, unlock, remove } = invoiceContract.routes;

/** Issued, no credit note itself, and not wholly credited yet. */
export const mayCredit = ({ stage, type, groups, creditedGroups = [] }: Invoice): boolean =>
  stage === 'outstanding' && !isCredit({ type }) && creditableTotal(groups, creditedGroups) > 0;

/** Returns the item that locks or unlocks an invoice. A locked amount is frozen; unlocking needs a reason. */
function useLockItem(invoice: Invoice): MenuItem {
  const { t } = useLingui();
  const queries = useQueryClient();
  const nameOf = useInvoiceName();
  const { id, rev, lockedAt } = invoice;
  const onSuccess = (saved: Invoice) => {
    queries.setQueryData(invoiceQuery(id).queryKey, saved);
    void invoiceWritten(queries);
  };
  const locking = useMutation({ ...mutationOf(lock), onSuccess });
  const opening = useMutation({ ...mutationOf(unlock), onSuccess });
  const open = async () => {
    const reason = await dialogs.reason({ title: t`Unlock ${nameOf(invoice)}`, action: t`Unlock` });
    if (reason) opening.mutate({ params: { id }, body: { rev, reason } });
  };
  return {
    id: 'lock',
    label: lockedAt ? t`Unlock` : t`Lock`,
    icon: lockedAt ? <LockOpen size={15} /> : <Lock size={15} />,
    onSelect: () => (lockedAt ? void open() : locking.mutate({ params: { id }, body: { rev } })),
  };
}

/** Returns the item that downloads the issued document, or that creates it after a failure. */
function useDocumentItem({ id, rendered }: Invoice): MenuItem | false {
  const { t } = useLingui();
  const { make } = useMakeDocument({ id });
  const fetchIt = () => void call(download, { params: { id }, body: {} }).then(saveAs);
  const icon = <Download size={15} />;
  if (rendered?.state === 'ready') return { id: 'pdf', label: t`Download PDF`, icon, onSelect: fetchIt };
  return rendered?.state === 'failed' && { id: 'pdf', label: t`Create PDF`, icon, onSelect: make };
}

/** Returns the actions of a document beside its main step, by right and by state. */
export function useInvoiceActions(invoice: Invoice): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const nameOf = useInvoiceName();
  const removeRecord = useRemoval();
  const lockItem = useLockItem(invoice);
  const documentItem = useDocumentItem(invoice);
  const { id, type, lockedAt } = invoice;
  const drop = () =>
    removeRecord({ base: '/invoice', name: nameOf(invoice), remove: () => call(remove, { params: { id } }) });
  const items: readonly (MenuItem | false)[] = [
    documentItem,
    can('invoice.create') &&
      type !== 'credit' &&
      !BESIDE_PROMOTER.includes(type) && {
        id: 'copy',
        label: t`Duplicate`,
        icon: <Copy size={15} />,
        onSelect: () => goTo(`/invoice/${id}/copy`),
      },
    can('invoice.credit') &&
      mayCredit(invoice) && {
        id: 'credit',
        label: t`New credit note`,
        icon: <Undo2 size={15} />,
        onSelect: () => goTo(`/invoice/${id}/makecredit`),
      },
    can('invoice.update') && lockItem,
    can('invoice.delete') &&
      !isIssued(invoice) &&
      !lockedAt && {
        id: 'delete',
        label: t`Delete draft`,
        icon: <Trash2 size={15} />,
        danger: true,
        onSelect: () => void drop(),
      },
  ];
  return items.filter((item) => item !== false);
}
