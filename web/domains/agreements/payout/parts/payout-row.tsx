import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, FileDown, Pencil, Trash2 } from 'lucide-react';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import type { Payout } from '#shared/domains/agreements/payout/schemas.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { payoutWritten, saveBankFile } from '../widgets/payout-writes.ts';
import { PayoutMark } from './payout-mark.tsx';
import { usePayoutMethods } from './payout-words.ts';

const { pay, remove, file } = payoutContract.routes;

function usePayoutWork({ id, rev, agreement, amount, currency, state }: Payout) {
  const { t } = useLingui();
  const { money } = useFormat();
  const queries = useQueryClient();
  const onSuccess = () => payoutWritten(queries);
  const paying = useMutation({ ...mutationOf(pay), onSuccess });
  const removing = useMutation({
    ...mutationOf(remove),
    onSuccess: async () => {
      await onSuccess();
      toast(t`Payout removed`);
    },
  });
  const said = money(amount, currency);
  const askRemove = async () => {
    const text =
      state === 'planned'
        ? t`The amount is left to pay again.`
        : t`The amount is left to pay again. Make sure that the bank does not pay it as well.`;
    if (
      await dialogs.confirm({ title: t`Remove the payout of ${said}?`, text, action: t`Remove payout`, danger: true })
    )
      removing.mutate({ params: { id: agreement.id, payoutId: id }, body: { rev } });
  };
  return {
    said,
    isBusy: paying.isPending || removing.isPending,
    markPaid: () => paying.mutate({ params: { id }, body: { rev, date: localToday() } }),
    askRemove: () => void askRemove(),
  };
}

function PayoutActions({ payout, onChange }: { readonly payout: Payout; readonly onChange: () => void }) {
  const { t } = useLingui();
  const { said, isBusy, markPaid, askRemove } = usePayoutWork(payout);
  const { state, fileId } = payout;
  return (
    <span className="row" aria-busy={isBusy || undefined}>
      {state !== 'paid' && (
        <IconButton label={t`Mark the payout of ${said} as paid`} onClick={markPaid}>
          <Check size={14} />
        </IconButton>
      )}
      {state === 'planned' && (
        <IconButton label={t`Edit payout of ${said}`} onClick={onChange}>
          <Pencil size={14} />
        </IconButton>
      )}
      {fileId && (
        <IconButton
          label={t`Download the bank file with ${said}`}
          onClick={() => void call(file, { params: { id: fileId } }).then(saveBankFile)}
        >
          <FileDown size={14} />
        </IconButton>
      )}
      <IconButton label={t`Remove payout of ${said}`} onClick={askRemove}>
        <Trash2 size={14} />
      </IconButton>
    </span>
  );
}

interface PayoutRowProps {
  readonly payout: Payout;
  /** None for those who may not. */
  readonly onChange: (() => void) | undefined;
}
export function PayoutRow({ payout, onChange }: PayoutRowProps) {
  const { day, money } = useFormat();
  const methods = usePayoutMethods();
  const { amount, currency, date, paidOn, method, reference, state } = payout;
  return (
    <li>
      <span className="col grow">
        <span className="row">
          <span className="strong num">{day({ date: paidOn ?? date }, { year: true })}</span>
          <PayoutMark state={state} />
        </span>
        <span className="meta cut">{[methods[method], reference].filter(Boolean).join(' · ')}</span>
      </span>
      <b className="num pay-amount">{money(amount, currency)}</b>
      {onChange && <PayoutActions payout={payout} onChange={onChange} />}
    </li>
  );
}
