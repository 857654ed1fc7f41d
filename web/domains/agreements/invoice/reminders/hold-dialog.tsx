import { Trans, useLingui } from '@lingui/react/macro';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceMessages } from '#shared/domains/agreements/invoice/messages.ts';
import type { HoldInput } from '#shared/domains/agreements/invoice/reminder-schemas.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { call } from '#web/platform/api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { useInvoiceSaved } from './use-hold.tsx';

type HoldDialogProps = Readonly<{ invoice: Pick<Invoice, 'id' | 'rev' | 'number' | 'hold'>; onClose: () => void }>;

/** Holds the reminders of an invoice, until a day or without end. */
export function HoldDialog({ invoice: { id, rev, number, hold }, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const saved = useInvoiceSaved();
  const form = useZodForm<HoldInput, HoldInput>({
    schema: () => import('./form-schemas.ts').then(({ HoldSchema }) => HoldSchema),
    defaultValues: { until: hold?.until ?? '', reason: hold?.reason ?? '' },
    messages: invoiceMessages,
    onSubmit: async (body) => {
      await saved(await call(invoiceContract.routes.hold, { params: { id }, body: { ...body, rev } }));
      onClose();
      toast(<Trans>Reminders of {number} are on hold</Trans>);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Hold reminders of ${number}`}
      onClose={onClose}
      action={t`Hold reminders`}
      keys="mod+enter"
    >
      <TextareaField name="reason" label={t`Reason`} must maxLength={500} rows={3} />
      <DateField name="until" label={t`Until`} help={t`Leave empty for no end`} />
    </FormDialog>
  );
}
