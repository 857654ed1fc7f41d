import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { payoutMessages } from '#shared/domains/agreements/payout/messages.ts';
import { leftOf } from '#shared/domains/agreements/payout/rules.ts';
import type { Payout, PayoutInput } from '#shared/domains/agreements/payout/schemas.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { payoutWritten } from '../widgets/payout-writes.ts';
import { usePayoutMethods } from './payout-words.ts';

const { create, update } = payoutContract.routes;

const inputOf = ({ amount, date, method, reference }: Payout) => ({ amount, date, method, reference });
/** Proposes all that is left, paid today by bank. */
const proposed = (agreement: PurchaseAgreement) => ({
  amount: leftOf(agreement),
  date: localToday(),
  method: 'bank' as const,
  reference: agreement.artistInvoice?.number ?? '',
});

interface PayoutDialogProps {
  readonly agreement: PurchaseAgreement;
  /** The payout to change; undefined for a new one. */
  readonly payout?: Payout | undefined;
  readonly onClose: () => void;
}
function usePlanning({ agreement, payout, onClose }: PayoutDialogProps) {
  const queries = useQueryClient();
  const { rev, stale } = useRevision(payout?.rev ?? 0, inputOf);
  return useZodForm<PayoutInput, PayoutInput>({
    schema: () => import('./form-schemas.ts').then(({ PayoutSchema }) => PayoutSchema),
    defaultValues: payout ? inputOf(payout) : proposed(agreement),
    messages: payoutMessages,
    onSubmit: async (body) => {
      const { id } = agreement;
      if (payout) await call(update, { params: { id, payoutId: payout.id }, body: { ...body, rev: rev.current } });
      else await call(create, { params: { id }, body });
      await payoutWritten(queries);
      onClose();
    },
    stale,
  });
}

/** Plans a payout of a purchase agreement, or changes a planned one. */
export function PayoutDialog(props: PayoutDialogProps) {
  const { agreement, payout, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const form = usePlanning(props);
  const { currency } = agreement.document;
  const left = money(leftOf(agreement) + (payout?.amount ?? 0), currency);
  return (
    <FormDialog
      form={form}
      title={t`Payout for ${agreement.number}`}
      onClose={onClose}
      hint={<Trans>Left to pay: {left}</Trans>}
      action={payout ? t`Save payout` : t`Plan payout`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <AmountField name="amount" label={t`Amount`} currency={currency} must live />
        <DateField name="date" label={t`Date`} must />
        <SelectField name="method" label={t`Paid by`} options={usePayoutMethods()} />
        <TextField
          name="reference"
          label={t`Reference`}
          maxLength={50}
          help={t`What the payee reads on the bank statement`}
          autoComplete="off"
        />
      </div>
    </FormDialog>
  );
}
