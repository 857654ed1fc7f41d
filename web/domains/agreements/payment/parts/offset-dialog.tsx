import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentMessages } from '#shared/domains/agreements/payment/messages.ts';
import type { Credit, OffsetInput } from '#shared/domains/agreements/payment/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Select } from '#web/ui/input.tsx';
import { invoiceWritten } from '../widgets/invoice-writes.ts';

type OffsetDialogProps = Readonly<{ invoice: Invoice; credits: readonly Credit[]; onClose: () => void }>;
const mostOf = ({ open }: Invoice, credit: Credit | undefined): number => Math.min(open, credit?.available ?? 0);

/** Chooses the credit. The amount follows it. */
function CreditField({ invoice, credits }: Pick<OffsetDialogProps, 'invoice' | 'credits'>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { setValue } = useFormContext<OffsetInput>();
  const options = credits.map(({ invoiceId, number, available }) => ({
    value: invoiceId,
    label: `${number}, ${money(available, invoice.currency)}`,
  }));
  const choose = (value: string, onChange: (value: string) => void) => {
    onChange(value);
    const credit = credits.find(({ invoiceId }) => invoiceId === value);
    setValue('amount', mostOf(invoice, credit), { shouldDirty: true });
  };
  return (
    <ControlField<string> name="from" label={t`Credit`} must>
      {({ id, value, onChange }) => (
        <Select id={id} value={value} options={options} onChange={({ target }) => choose(target.value, onChange)} />
      )}
    </ControlField>
  );
}

/** Pays an invoice with a credit of its company. */
export function OffsetDialog({ invoice, credits, onClose }: OffsetDialogProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { id, number, currency } = invoice;
  const open = money(invoice.open, currency);
  const [first] = credits;
  const form = useZodForm<OffsetInput, OffsetInput>({
    schema: () => import('./form-schemas.ts').then(({ OffsetSchema }) => OffsetSchema),
    defaultValues: { from: first?.invoiceId ?? '', amount: mostOf(invoice, first), date: localToday() },
    messages: paymentMessages,
    onSubmit: async (body) => {
      await call(paymentContract.routes.offset, { params: { id }, body });
      await invoiceWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Use a credit for ${number}`}
      onClose={onClose}
      hint={<Trans>Outstanding: {open}</Trans>}
      action={t`Use credit`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <CreditField invoice={invoice} credits={credits} />
        <AmountField name="amount" label={t`Amount`} currency={currency} must live />
        <DateField name="date" label={t`Date`} must />
      </div>
    </FormDialog>
  );
}
