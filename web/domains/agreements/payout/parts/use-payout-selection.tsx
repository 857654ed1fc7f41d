import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, FileDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { MAX_FILE_PAYOUTS, payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { localToday } from '#web/platform/today.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { toast } from '#web/ui/toaster.ts';
import { payoutWritten } from '../widgets/payout-writes.ts';

const FileDialog = dialogPart(async () => (await import('./file-dialog.tsx')).FileDialog);

/** Marks the payouts one after the other. One that is paid already needs no mark. */
function usePaying() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids)
        try {
          await call(payoutContract.routes.pay, { params: { id }, body: { date: localToday() } });
        } catch (e) {
          if (!isApiError(e, 'payout.paid')) throw e;
        }
      return ids.length;
    },
    onSuccess: (count) =>
      toast(<Plural value={count} one="# payout marked as paid" other="# payouts marked as paid" />),
    onSettled: () => payoutWritten(queries),
  });
}

/** The work on the chosen payouts: the bank's file, and the mark that they are paid. */
export function usePayoutSelection(): { readonly actions: readonly BatchAction[]; readonly dialog: ReactNode } {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>();
  const paying = usePaying();
  const askPaid = async (ids: readonly string[]) => {
    const title = ids.length === 1 ? t`Mark one payout as paid today?` : t`Mark ${ids.length} payouts as paid today?`;
    if (await dialogs.confirm({ title, action: t`Mark as paid` })) paying.mutate(ids);
  };
  const askFile = (ids: readonly string[]) => {
    if (ids.length <= MAX_FILE_PAYOUTS) return setChosen(ids);
    void dialogs.inform({
      title: <Trans>A bank file takes {MAX_FILE_PAYOUTS} payouts</Trans>,
      text: t`Choose fewer, and create another file for the rest.`,
    });
  };
  return {
    actions: [
      { id: 'file', label: t`SEPA file`, icon: <FileDown size={14} />, onRun: ({ ids }) => askFile(ids) },
      { id: 'paid', label: t`Mark as paid`, icon: <Check size={14} />, onRun: ({ ids }) => void askPaid(ids) },
    ],
    dialog: <Suspense>{chosen && <FileDialog payoutIds={chosen} onClose={() => setChosen(undefined)} />}</Suspense>,
  };
}
